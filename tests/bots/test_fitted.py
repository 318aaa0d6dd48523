"""Weights that do not fit are refused, in words."""

import pytest

from virtu.bots.fitted import fitted
from virtu.bots.outlooks.seven_virtues.features_two import COUNT


def test_weights_for_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match=f"has {COUNT} weights for 2, but there are 3 features"):
        fitted("seven_virtues", "2", 3)


def test_a_table_nobody_fitted_is_refused() -> None:
    with pytest.raises(ValueError, match="no weights for 9"):
        fitted("seven_virtues", "9", COUNT)
