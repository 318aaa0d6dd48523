"""The numbered rules of the games, in the languages they are told in."""

from virtu.rulebook.book import (
    ENGLISH,
    Block,
    Chapter,
    Paragraph,
    Passage,
    Picture,
    Point,
    Rulebook,
    Ruling,
    Table,
    whole,
)
from virtu.rulebook.shelf import available, cited, folders, languages, rulebook, translation

__all__ = [
    "ENGLISH",
    "Block",
    "Chapter",
    "Paragraph",
    "Passage",
    "Picture",
    "Point",
    "Rulebook",
    "Ruling",
    "Table",
    "available",
    "cited",
    "folders",
    "languages",
    "rulebook",
    "translation",
    "whole",
]
