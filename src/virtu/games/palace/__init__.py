"""What the two Virtù games share: Palaces, payments, marker, Agents, market, combat."""
