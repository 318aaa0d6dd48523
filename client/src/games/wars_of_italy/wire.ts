// Written by `python -m virtu.server.typescript`: change src/virtu/games/wars_of_italy instead.

/** Every answer of the game in its parts. */
export type Offer = { text: string; spot: string } & (
  | { verb: "bank"; args: { source: string } }
  | { verb: "use"; args: { source: string; symbol: string } }
  | { verb: "pay"; args: Record<string, never> }
  | { verb: "room"; args: { room: number } }
  | { verb: "move"; args: { rooms: number } }
  | { verb: "buy step"; args: Record<string, never> }
  | { verb: "redeem"; args: { room: number; with: string } }
  | { verb: "perform"; args: { action: string } }
  | { verb: "annex"; args: { city: string } }
  | { verb: "skip"; args: Record<string, never> }
  | { verb: "ready"; args: { source: string } }
  | { verb: "march"; args: { origin: string; city: string; colour?: string } }
  | { verb: "sail"; args: { origin: string; city: string; colour?: string } }
  | { verb: "place"; args: { location: string } }
  | { verb: "lift"; args: { location: string } }
  | { verb: "expel"; args: { location: string } }
  | { verb: "put"; args: { space: string } }
  | { verb: "discard"; args: { space: string } }
  | { verb: "pass"; args: Record<string, never> }
  | { verb: "done"; args: Record<string, never> }
  | { verb: "besiege"; args: { city: string } }
  | { verb: "withdraw"; args: { city: string } }
  | { verb: "announce"; args: { source: string } }
  | { verb: "retreat"; args: { city: string } }
  | { verb: "lose troop"; args: Record<string, never> }
  | { verb: "disband"; args: { city: string; colour?: string } }
  | { verb: "move in"; args: { space: string; how: string; room: number } }
  | { verb: "move out"; args: { card: string; room: number; space: string } }
  | { verb: "shift"; args: { space: string; target: string } }
  | { verb: "buy"; args: { item: string } }
  | { verb: "recruit"; args: { city: string; colour?: string } }
  | { verb: "family"; args: { card: string; place: string } }
  | { verb: "conclude"; args: { major: string } }
  | { verb: "influence"; args: { major: string; symbol: string } }
  | { verb: "stay"; args: { city: string } }
  | { verb: "lose"; args: { colour: string } }
  | { verb: "decline"; args: Record<string, never> }
  | { verb: "salary"; args: { florins: number } }
);
