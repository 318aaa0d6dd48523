"""How Sphinx builds this documentation."""

import tomllib
from pathlib import Path

about = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Virtù"
author = copyright = "the Virtù authors"
version = release = about["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
myst_enable_extensions = ["deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build", "observations.md"]  # a part of research.md

html_theme = "furo"
html_title = f"Virtù {version}"
html_show_sphinx = False
# Readers offline must get the whole page: no fonts, scripts or pictures from elsewhere.
html_theme_options = {"top_of_page_buttons": []}
