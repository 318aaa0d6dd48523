"""What a study leaves behind."""

from virtu.lab.measures import Played
from virtu.lab.report import page
from virtu.lab.result import Result, plain, provenance
from virtu.lab.study import Study
from virtu.lab.table import as_csv, as_parquet, has_parquet, rows_of


def files_of(
    study: Study, games: dict[str, list[Played]], result: Result, parquet: bool = True
) -> dict[str, bytes]:
    """Tables and report by the names of their files."""
    origin, rows = provenance(study), rows_of(games)
    content = {
        "results.csv": as_csv(rows, origin),
        "report.json": plain(result),
        "report.html": page(study, result),
    }
    if parquet and has_parquet():
        content["results.parquet"] = as_parquet(rows, origin)
    return content
