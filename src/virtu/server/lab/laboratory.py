"""The lab: small studies that people start, one at a time and behind everything else the server does."""

import asyncio
import logging
import os
import shutil
import signal
import sys
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
from msgspec import Struct
from sqlalchemy.engine import make_url

from virtu.lab.background import FOUND
from virtu.lab.result import Result
from virtu.lab.runner import JOURNAL
from virtu.lab.table import write_whole
from virtu.server.errors import refuse, unwritten
from virtu.server.lab.study_file import number_of, series, text_of
from virtu.server.lab.wire import NewStudy, StudyInfo, StudyReport, StudyState
from virtu.server.settings import Settings, data_directory
from virtu.server.storage.rows import fresh_id, is_id, now

logger = logging.getLogger("virtu.server")
ABOUT = "about.json"
SAID = "said.txt"
HOUR = 3600.0
TRIES = 3
"""So often a study is begun; then it is what ends the server, or its machine."""


class Kept(Struct):
    """A study as its folder tells it."""

    id: str
    owner: str
    study: NewStudy
    created: str
    since: str
    state: StudyState = "waiting"
    done: int = 0
    found: int = 0
    tries: int = 0
    trouble: str = ""

    @property
    def total(self) -> int:
        return self.study.games * series(self.study)

    @property
    def file(self) -> str:
        return f"study-{self.id}.toml"

    @property
    def data(self) -> str:
        return f"study-{self.id}-data.toml" if self.study.number else ""


def check_owner(kept: Kept, guest: str) -> None:
    if kept.owner != guest:
        refuse(403, "not_your_study", "Only whoever started a study may end or delete it.")


def place_of(settings: Settings) -> Path:
    """Where studies are kept: beside the database if that is a file."""
    url = make_url(settings.database)
    if url.get_backend_name() != "sqlite":
        return data_directory() / "studies"
    return Path(str(url.database)).with_suffix(".studies")


class Laboratory:
    """All studies there are, and the one that is being played."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.place = place_of(settings)
        self.runs = settings.lab and not settings.redis
        """Several processes would keep several lists: there only the statistics are shown."""
        self.studies: dict[str, Kept] = {}
        self.addresses: dict[str, str] = {}
        """Where unfinished studies came from; that is never written down."""
        self.wake = asyncio.Event()
        self.process: asyncio.subprocess.Process | None = None
        self.running: Kept | None = None
        self.loop: asyncio.Task[None] | None = None

    # ---- life

    def open(self) -> None:
        if not self.runs:
            return
        for about in sorted(self.place.glob(f"*/{ABOUT}")):
            with suppress(OSError, msgspec.MsgspecError):
                kept = msgspec.json.decode(about.read_bytes(), type=Kept)
                self.studies[kept.id] = kept
        for kept in self.unfinished():
            # The server was ended in the middle of it: the games that are in its journal are not played again.
            kept.state, kept.trouble = ("failed", "interrupted") if kept.tries >= TRIES else ("waiting", "")
        self.loop = asyncio.create_task(self.work())
        self.wake.set()

    async def close(self) -> None:
        if self.loop is not None:
            self.loop.cancel()
            await self.end_process()
            with suppress(asyncio.CancelledError):
                await self.loop

    # ---- what people ask

    def unfinished(self) -> list[Kept]:
        """Those that are played or wait, in their order."""
        left = [kept for kept in self.studies.values() if kept.state in ("waiting", "running")]
        return sorted(left, key=lambda kept: (kept.state != "running", kept.created, kept.id))

    def resting(self) -> list[Kept]:
        """Those that are paused or over, the newest first."""
        idle = [kept for kept in self.studies.values() if kept.state not in ("waiting", "running")]
        return sorted(idle, key=lambda kept: (kept.since, kept.id), reverse=True)

    def begin(self, wish: NewStudy, owner: str, address: str) -> Kept:
        """A new study at the end of the line; Fault if somebody has one already, or the line is full."""
        left = self.unfinished()
        paused = [kept for kept in self.studies.values() if kept.state == "paused"]
        if any(kept.owner == owner or self.addresses.get(kept.id) == address for kept in (*left, *paused)):
            refuse(429, "study_running", "A study of yours is being played or waits: one at a time.")
        if len([kept for kept in left if kept is not self.running]) >= self.settings.studies_waiting:
            refuse(429, "lab_full", "Too many studies wait already; please try again later.")
        kept = Kept(fresh_id(10), owner, wish, now(), now())
        content = {kept.file: text_of(wish, kept.data).encode()}
        if number := number_of(wish):
            content[kept.data] = number.overlay(wish.value).encode()
        try:
            write_whole(self.folder(kept), content)
            self.note(kept)
        except OSError as error:
            logger.error("a study cannot be written down: %s", error)
            shutil.rmtree(self.folder(kept), ignore_errors=True)
            raise unwritten() from None
        self.studies[kept.id] = kept
        self.addresses[kept.id] = address
        self.wake.set()
        return kept

    async def remove(self, kept: Kept, guest: str) -> None:
        """Its owner cancels or forgets it."""
        check_owner(kept, guest)
        running = kept is self.running
        self.forget(kept)
        if running:
            await self.end_process()

    async def pause(self, kept: Kept, guest: str) -> None:
        """Its owner lets others go first; the games that were played are kept."""
        check_owner(kept, guest)
        if kept.state in ("waiting", "running"):
            await self.halt(kept, "paused")

    def resume(self, kept: Kept, guest: str) -> None:
        check_owner(kept, guest)
        if kept.state == "paused":
            self.become(kept, "waiting")
            self.wake.set()

    async def keep(self, kept: Kept, guest: str) -> None:
        """Its owner is content with what was found so far: that becomes the whole study."""
        check_owner(kept, guest)
        if kept.state in ("done", "failed"):
            return
        if not kept.found:
            refuse(409, "not_done", "This study has no report yet.")
        await self.halt(kept, "paused")
        # It may have written one more report while it was ended.
        kept.found = next(iter(self.result(kept).figures.values())).games
        kept.study = msgspec.structs.replace(kept.study, games=kept.found)
        kept.done = kept.total
        try:
            write_whole(self.folder(kept), {kept.file: text_of(kept.study, kept.data).encode()})
        except OSError as error:
            logger.error("a study cannot be written down: %s", error)
            raise unwritten() from None
        self.become(kept, "done")
        self.addresses.pop(kept.id, None)
        (self.folder(kept) / JOURNAL).unlink(missing_ok=True)

    async def halt(self, kept: Kept, state: StudyState) -> None:
        running = kept is self.running
        self.become(kept, state)
        if running:
            await self.end_process()

    def find(self, name: str) -> Kept:
        kept = self.studies.get(name) if is_id(name) else None
        if kept is None:
            refuse(404, "unknown_study", "There is no such study, or it is no longer kept.")
        return kept

    def listed(self, guest: str | None) -> list[StudyInfo]:
        return [self.info(kept, guest) for kept in (*self.unfinished(), *self.resting())]

    def info(self, kept: Kept, guest: str | None) -> StudyInfo:
        place = self.unfinished().index(kept) if kept.state == "waiting" else 0
        return StudyInfo(
            kept.id, kept.study, kept.state, kept.done, kept.total, kept.found, place, kept.created, kept.since,
            kept.owner == guest, kept.trouble, kept.file, kept.data,
        )  # fmt: skip

    def read(self, kept: Kept, name: str) -> bytes:
        """One of its files; Fault while there is none."""
        try:
            return (self.folder(kept) / name).read_bytes()
        except OSError:
            refuse(409, "not_done", "This study has no report yet.")

    def result(self, kept: Kept) -> Result:
        return msgspec.json.decode(self.read(kept, "report.json"), type=Result)

    def report(self, kept: Kept, guest: str | None) -> StudyReport:
        result = self.result(kept)
        origin = result.provenance
        return StudyReport(
            self.info(kept, guest),
            list(result.figures.values()),
            result.changes,
            origin["rules_version"],
            list(origin["data_hash"].values()),
            origin["bots_version"],
            origin["seeds"],
            self.read(kept, kept.file).decode(),
        )

    # ---- playing

    async def work(self) -> None:
        while True:
            self.sweep()
            left = self.unfinished()
            if left:
                await self.play(left[0])
            else:
                self.wake.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), HOUR)

    async def play(self, kept: Kept) -> None:
        """One study to its end; what came of it is written down."""
        self.running = kept
        kept.tries += 1
        self.become(kept, "running")
        try:
            async with asyncio.timeout(self.settings.study_minutes * 60):
                kept.trouble = await self.run(kept)
        except TimeoutError:
            kept.trouble = "too_long"
        except asyncio.CancelledError:
            # The server is stopped, and that is not the study's fault.
            kept.tries -= 1
            self.become(kept, "waiting")
            raise
        finally:
            await self.end_process()
            self.running = None
        if kept.id not in self.studies:
            shutil.rmtree(self.folder(kept), ignore_errors=True)
        elif kept.state != "running":
            kept.tries -= 1  # its owner has halted it
        elif kept.trouble == "crashed" and kept.tries < TRIES:
            self.become(kept, "waiting")
        else:
            self.addresses.pop(kept.id, None)
            self.become(kept, "failed" if kept.trouble else "done")

    async def run(self, kept: Kept) -> str:
        """What went wrong, or nothing."""
        folder = self.folder(kept)
        try:
            with (folder / SAID).open("wb") as said:
                self.process = process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "virtu.lab.background", folder, kept.file,
                    str(self.settings.study_memory), str(self.settings.study_nice),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    stderr=said,
                    env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
                )  # fmt: skip
        except OSError as error:
            logger.warning("a study cannot be started: %s", error)
            return "crashed"
        assert process.stdout is not None
        async for line in process.stdout:
            what, count = line.decode().split()
            if kept.state != "running":
                continue
            if what == FOUND:
                kept.found = int(count)
                self.write_down(kept)
            else:
                kept.done = int(count)
        if await process.wait() == 0 or kept.state != "running":
            return ""
        if kept.id not in self.studies:
            return "interrupted"
        told = (folder / SAID).read_text(errors="replace").strip().splitlines()
        logger.warning("a study of %s failed: %s", kept.study.game, told[-1][:200] if told else "killed")
        return "too_large" if told and told[-1].startswith("MemoryError") else "crashed"

    async def end_process(self) -> None:
        """With all that it has started."""
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
        with suppress(OSError):
            process.kill()
        await process.wait()

    # ---- keeping

    def folder(self, kept: Kept) -> Path:
        return self.place / kept.id

    def note(self, kept: Kept) -> None:
        write_whole(self.folder(kept), {ABOUT: msgspec.json.encode(kept)})

    def become(self, kept: Kept, state: StudyState) -> None:
        kept.state, kept.since = state, now()
        self.write_down(kept)

    def write_down(self, kept: Kept) -> None:
        try:
            self.note(kept)
        except OSError as error:
            logger.error("a study cannot be written down: %s", error)

    def forget(self, kept: Kept) -> None:
        self.studies.pop(kept.id, None)
        self.addresses.pop(kept.id, None)
        shutil.rmtree(self.folder(kept), ignore_errors=True)

    def sweep(self) -> None:
        """The old ones, and those that are too many, are forgotten."""
        oldest = (datetime.now(UTC) - timedelta(days=self.settings.study_days)).isoformat(timespec="milliseconds")
        left: list[str] = []
        for kept in self.resting():
            many = len(left) >= self.settings.studies_kept or left.count(kept.owner) >= self.settings.studies_per_person
            if many or kept.since < oldest:
                self.forget(kept)
            else:
                left.append(kept.owner)
