"""Shares of the victory are fitted to finished games."""

import pytest

from virtu.bots.fit import judge_shares, softmax_weights

numpy = pytest.importorskip("numpy")


def test_what_wins_gets_weight_and_only_in_its_phase() -> None:
    """The first number wins in phase 0, the second in phase 1."""
    dice = numpy.random.default_rng(1)
    features = dice.normal(size=(600, 5, 2)).astype("float32")
    phases = numpy.arange(600) % 2
    best = features[numpy.arange(600), :, phases].argmax(1)
    shares = numpy.eye(5)[best]
    weights = softmax_weights(features, phases, shares, 1.0)
    assert weights[0][0] > 5 * abs(weights[0][1])
    assert weights[1][1] > 5 * abs(weights[1][0])
    assert judge_shares(weights, features, phases, shares)["log_loss"] < 0.5
