import "../style/invitation.css";
import { useEffect, useState } from "preact/hooks";
import { cataloguesOf } from "../games/index.ts";
import { differences } from "./agreed.ts";
import { GameTags } from "./GameCard.tsx";
import { SiteBar } from "./SiteBar.tsx";
import { LearnButton } from "../lessons/LearnButton.tsx";
import { Vignette } from "./vignettes.tsx";
import { me, rename } from "../me.ts";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import type { GameInfo, Invitation, Table } from "../net/types.ts";
import { go } from "../router.ts";
import { Button, Panel } from "../ui/basics.tsx";
import { CopyButton } from "../ui/CopyButton.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Avatar } from "../ui/seals.tsx";
import { gameName, nameOf, personName } from "../words/facts.ts";
import { levelName } from "../words/levels.ts";
import { knows, learn, t } from "../words/words.ts";
import { WaysOut, waysOut } from "../table/WaysOut.tsx";

interface WaitingProps {
  table: Table;
  /** Somebody sat down or stood up. */
  changed: (table: Table) => void;
}

/** A table that is not full yet: what is played, by whom and how; a seat for the guest, and a way in for others. */
export function WaitingRoom({ table, changed }: WaitingProps) {
  const [game, setGame] = useState<GameInfo | undefined>(undefined);
  const [worded, setWorded] = useState(false);
  useEffect(() => {
    http.games().then(({ games }) => setGame(games.find((one) => one.name === table.game)), () => undefined);
    // The words of its rules are the game's own.
    void Promise.all([learn("invitation", "lessons"), learn(...cataloguesOf(table.game))]).then(() => setWorded(true));
  }, [table.game]);
  const seated = table.your_seat !== null;
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const host = table.seats.find((seat) => seat.kind === "person" && !seat.you)?.name;
  const name = gameName(table.game);
  useEffect(() => {
    document.title = worded ? (seated ? `${t("invite-waiting", { free })} · ${name}` : `${t("invite-to", { game: name })} · Virtù`) : `${name} · Virtù`;
  }, [worded, seated, free, name]);
  if (!worded) return <div class="site" aria-busy="true" />;
  return (
    <div class="site">
      <SiteBar here="" />
      <main class="invitation">
        <Panel class="invited" label={name}>
          <Vignette game={table.game} />
          <p class="inviter">
            <Icon name="person" size={15} />
            {seated ? t("invite-yours") : host ? <span>{t("invite-by", { name: personName(host) })}</span> : t("invite-open")}
          </p>
          <h1>{name}</h1>
          {table.name && <p class="prose">{table.name}</p>}
          {game && <GameTags game={game} table={table} />}
          {knows(`about-${table.game}`) && <p class="prose">{t(`about-${table.game}`)}</p>}
          {table.seeded && (
            <p class="strip gold" data-testid="seeded">
              <Icon name="warn" size={16} />
              <span>{t("table-seeded")}</span>
            </p>
          )}
          <Chairs table={table} />
          {seated ? <Seated table={table} free={free} changed={changed} /> : <Join table={table} free={free} changed={changed} />}
          {game && game.lessons.length > 0 && (
            <div class="join-row low learn-first">
              <LearnButton game={game} first={false} label={(minutes) => t("invite-learn", { minutes })} />
            </div>
          )}
        </Panel>
        <div class="invite-side">
          <BringOthers table={table} />
          {game && <RulesHere table={table} game={game} />}
        </div>
      </main>
    </div>
  );
}

/** Who sits where; the seat that is offered is dashed. */
function Chairs({ table }: { table: Table }) {
  const offered = table.your_seat === null ? table.seats.findIndex((seat) => seat.kind === "open") : -1;
  return (
    <ul class="invite-seats" aria-label={t("seats")}>
      {table.seats.map((seat, index) => (
        <li key={index} class={`${seat.you ? "mine" : ""} ${seat.kind === "open" ? "open" : ""} ${index === offered ? "offered" : ""}`}>
          {seat.kind === "open" ? (
            <span class="empty">
              <Icon name="plus" size={12} />
            </span>
          ) : (
            <Avatar seat={seat} mine={seat.you} size={34} />
          )}
          <span>
            <b>{seat.kind === "open" ? t("seat-open") : nameOf(table, index)}</b>
            <small>{index === offered ? t("invite-seat") : seat.kind === "bot" ? t("bot-level", { level: levelName(seat.level ?? "") }) : seat.kind === "open" ? t("invite-wait") : ""}</small>
          </span>
          {seat.you ? <span class="tag acc">{t("you")}</span> : seat.kind === "bot" ? <span class="tag ok">{t("invite-ready")}</span> : seat.connected && <span class="tag ok">{t("invite-here")}</span>}
        </li>
      ))}
    </ul>
  );
}

function Seated({ table, free, changed }: { table: Table; free: number; changed: (table: Table) => void }) {
  return (
    <>
      <p class="prose">{t("invite-waiting", { free })}</p>
      <div class="invite-ways">
        <a class="btn ghost" href="/">
          {t("back-to-lobby")}
        </a>
        <WaysOut table={table} ways={waysOut(table)} done={(left) => (left ? changed(left) : go("/"))} />
      </div>
    </>
  );
}

function Join({ table, free, changed }: { table: Table; free: number; changed: (table: Table) => void }) {
  const [name, setName] = useState(personName(me.value?.name ?? ""));
  const [wrong, setWrong] = useState("");
  const join = async (event: Event) => {
    event.preventDefault();
    try {
      if (name.trim() && name.trim() !== personName(me.value?.name ?? "")) await rename(name.trim());
      changed(await http.join(table.id));
    } catch (error) {
      setWrong(said(error));
    }
  };
  return (
    <form class="join" onSubmit={(event) => void join(event)}>
      {wrong && (
        <p class="strip bad" role="alert">
          {wrong}
        </p>
      )}
      {free > 0 && (
        <div class="join-row">
          <label>
            <span class="lab">{t("your-name")}</span>
            <input value={name} maxLength={24} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
          </label>
          <Button kind="pri" type="submit" icon="check" data-testid="join">
            {t("invite-take")}
          </Button>
        </div>
      )}
      <div class="join-row low">
        <a class="btn s" href={`/rules/${table.game}`}>
          <Icon name="book" size={14} /> {t("rules")}
        </a>
        <span class="sm mut">{free > 0 ? t("invite-no-account") : t("watch-when-begun")}</span>
      </div>
    </form>
  );
}

/** What was agreed that is not as usual; everything else in one line. */
function RulesHere({ table, game }: { table: Table; game: GameInfo }) {
  const lines = differences(game, table);
  const same = Object.keys(game.options).length - lines.length;
  return (
    <Panel title={t("invite-rules")} aside={lines.length > 0 ? t("invite-rules-same", { same }) : undefined}>
      {lines.length === 0 ? (
        <p>{t("invite-rules-usual")}</p>
      ) : (
        <ul class="differs">
          {lines.map((line) => (
            <li key={line}>
              <Icon name="check" size={14} /> {line}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** An address others can reach, to point a camera at or to type; or that there is none, and what to do about it. */
function BringOthers({ table }: { table: Table }) {
  const [way, setWay] = useState<Invitation | null>(null);
  useEffect(() => void http.invitation(table.id).then(setWay, () => undefined), [table.id]);
  const here = new URL(`/table/${table.id}`, location.origin).href;
  const address = way?.address ?? here;
  const share = () => void navigator.share({ title: gameName(table.game), url: address }).catch(() => undefined);
  return (
    <Panel title={t("invite-bring")} class="bring-others">
      {way?.address && (
        <div class="point-here">
          <img src={`/api/tables/${table.id}/code`} alt={t("invite-code")} width={196} height={196} data-testid="code" />
          <div>
            <p>{t("invite-point")}</p>
            <code data-testid="invite">{address.replace(/^https?:\/\//, "")}</code>
            <span class="invite-copy">
              <CopyButton path={address} label={t("invite-copy")} kind="pri" />
              {"share" in navigator && (
                <Button icon="link" onClick={share}>
                  {t("invite-share")}
                </Button>
              )}
            </span>
            {address.startsWith("http:") && <p class="sm mut">{t("invite-network")}</p>}
          </div>
        </div>
      )}
      {way && !way.address && (
        <>
          <p class="only-here" data-testid="only-here">
            <Icon name="lock" size={16} />
            <span>
              {t("invite-only-here")} <code>{way.hint}</code>
            </span>
          </p>
          <div class="link-row">
            <code data-testid="invite">{here}</code>
            <CopyButton path={here} label={t("invite-copy")} />
          </div>
        </>
      )}
    </Panel>
  );
}
