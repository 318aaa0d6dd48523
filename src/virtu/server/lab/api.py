"""The lab over HTTP."""

from typing import Annotated

from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import Body, FromPath, FromQuery

from virtu.lab.background import TABLE
from virtu.lab.numbers import NUMBERS
from virtu.server.errors import refuse
from virtu.server.http.api import FAULTS, address, guest, lobby, may, reader
from virtu.server.lab.laboratory import Kept, Laboratory
from virtu.server.lab.own_games import Tally
from virtu.server.lab.study_file import COUNTS, checked, offered
from virtu.server.lab.wire import ChangeableNumber, Lab, NewStudy, OwnGames, StudyInfo, StudyReport
from virtu.server.tables.lobby import game_named

Asking = Request[object, object, State]
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; sandbox"
"""A report has its style in itself, and nothing that runs."""
SHOWN_NUMBERS = {
    game: [ChangeableNumber(one.name, one.kind, one.thing, one.usual, one.least, one.most) for one in numbers]
    for game, numbers in NUMBERS.items()
}


def laboratory(request: Asking) -> Laboratory:
    """Fault where the host has switched it off."""
    shared: Laboratory = request.app.state.laboratory
    if not shared.settings.lab:
        refuse(403, "lab_off", "The host of this server has switched the lab off.")
    return shared


@get("/lab", summary="What the lab offers, and its studies", responses=FAULTS)
async def lab(request: Asking) -> Lab:
    here = laboratory(request)
    return Lab(
        here.runs,
        offered(lobby(request).bots.levels),
        COUNTS,
        here.settings.study_work,
        SHOWN_NUMBERS,
        here.listed(reader(request)),
    )


@post("/lab/studies", summary="Begin a small study", responses=FAULTS)
async def begin(request: Asking, data: Annotated[NewStudy, Body()]) -> StudyInfo:
    lab = laboratory(request)
    who, _ = await guest(request)
    if not lab.runs:
        refuse(403, "lab_off", "No studies are played on this server; `virtu lab run` plays them on yours.")
    if not (await may(request, "makers", who) and await may(request, "addresses", address(request))):
        refuse(429, "too_fast", "So many studies in so short a time; please wait a minute.")
    wish = checked(data, lobby(request).bots.levels, lab.settings.study_work)
    return lab.info(lab.begin(wish, who, address(request)), who)


@get("/lab/studies/{study_id:str}", summary="How far a study is", responses=FAULTS)
async def study(request: Asking, study_id: FromPath[str]) -> StudyInfo:
    lab = laboratory(request)
    return lab.info(lab.find(study_id), reader(request))


@delete("/lab/studies/{study_id:str}", summary="Cancel or delete a study of one's own", responses=FAULTS)
async def remove(request: Asking, study_id: FromPath[str]) -> None:
    lab, kept, who = await owned(request, study_id)
    await lab.remove(kept, who)


@post("/lab/studies/{study_id:str}/pause", summary="Let a study of one's own rest", responses=FAULTS)
async def pause(request: Asking, study_id: FromPath[str]) -> StudyInfo:
    lab, kept, who = await owned(request, study_id)
    await lab.pause(kept, who)
    return lab.info(kept, who)


@post("/lab/studies/{study_id:str}/resume", summary="Let a paused study go on", responses=FAULTS)
async def resume(request: Asking, study_id: FromPath[str]) -> StudyInfo:
    lab, kept, who = await owned(request, study_id)
    lab.resume(kept, who)
    return lab.info(kept, who)


@post("/lab/studies/{study_id:str}/keep", summary="Stop a study and keep what it has found", responses=FAULTS)
async def keep(request: Asking, study_id: FromPath[str]) -> StudyInfo:
    lab, kept, who = await owned(request, study_id)
    await lab.keep(kept, who)
    return lab.info(kept, who)


async def owned(request: Asking, study_id: str) -> tuple[Laboratory, Kept, str]:
    """A study, and who asks for it; whose it is, the laboratory checks."""
    lab = laboratory(request)
    who, _ = await guest(request)
    return lab, lab.find(study_id), who


@get("/lab/studies/{study_id:str}/figures", summary="What a study found, or has found so far", responses=FAULTS)
async def figures(request: Asking, study_id: FromPath[str]) -> StudyReport:
    lab = laboratory(request)
    return lab.report(lab.find(study_id), reader(request))


@get(
    "/lab/studies/{study_id:str}/report", media_type=MediaType.HTML, summary="The same as one page", responses=FAULTS
)
async def report(request: Asking, study_id: FromPath[str]) -> Response[bytes]:
    lab = laboratory(request)
    content = lab.read(lab.find(study_id), "report.html")
    return Response(content, media_type=MediaType.HTML, headers={"Content-Security-Policy": POLICY})


@get("/lab/studies/{study_id:str}/table", media_type="application/gzip", summary="Every game as CSV", responses=FAULTS)
async def table(request: Asking, study_id: FromPath[str]) -> Response[bytes]:
    lab = laboratory(request)
    kept = lab.find(study_id)
    name = kept.file.replace(".toml", ".csv.gz")
    return download(lab.read(kept, TABLE), name, "application/gzip")


@get("/lab/studies/{study_id:str}/file", media_type=MediaType.TEXT, summary="The study as TOML", responses=FAULTS)
async def file(request: Asking, study_id: FromPath[str]) -> Response[bytes]:
    lab = laboratory(request)
    kept = lab.find(study_id)
    return download(lab.read(kept, kept.file), kept.file, "text/plain")


@get("/lab/studies/{study_id:str}/data", media_type=MediaType.TEXT, summary="Its own component data", responses=FAULTS)
async def own_data(request: Asking, study_id: FromPath[str]) -> Response[bytes]:
    lab = laboratory(request)
    kept = lab.find(study_id)
    if not kept.data:
        refuse(404, "no_data", "This study changes no number of the components.")
    return download(lab.read(kept, kept.data), kept.data, "text/plain")


def download(content: bytes, name: str, kind: str) -> Response[bytes]:
    return Response(content, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/lab/games/{game:str}", summary="What the finished games of this server show", responses=FAULTS)
async def own_games(request: Asking, game: FromPath[str], players: FromQuery[int | None] = None) -> OwnGames:
    laboratory(request)
    rules = game_named(game)
    tally: Tally = request.app.state.tally
    return await tally.shown(game, rules.players[0] if players is None else players)


ROUTES = [lab, begin, study, remove, pause, resume, keep, figures, report, table, file, own_data, own_games]
