import { useState } from "preact/hooks";
import { type Chosen, type Value } from "../lobby/agreed.ts";
import { inOrder, usual } from "../lobby/Lobby.tsx";
import { Rules } from "../lobby/OptionLines.tsx";
import { said } from "../net/said.ts";
import type { GameInfo } from "../net/types.ts";
import { go } from "../router.ts";
import { Button, Panel, Segmented } from "../ui/basics.tsx";
import { Emblem } from "../ui/Emblem.tsx";
import { Icon } from "../ui/Icon.tsx";
import { gameName } from "../words/facts.ts";
import { t } from "../words/words.ts";
import { draft } from "./draft.ts";
import type { Known } from "./LabPage.tsx";
import { labHttp } from "./requests.ts";
import { botName, numberName, titleOf, whole } from "./told.ts";
import type { Lab, NewStudy } from "./wire.ts";

type Kind = "one" | "options" | "number";

/** What is offered first: quick, and enough to see something. */
const FIRST = { games: 200, bot: "easy" };

/** A study put together from lists: nothing in it is free text. */
export function NewStudyForm({ known }: { known: Known }) {
  const [begun] = useState(draft.value);
  const order = inOrder(known.games);
  const [name, setName] = useState(begun?.game ?? order[0]!.name);
  draft.value = null;
  const game = order.find((one) => one.name === name) ?? order[0]!;
  return (
    <Panel class="lab-form" label={t("lab-new")}>
      <div class="lab-games" role="radiogroup" aria-label={t("game")}>
        {order.map((one) => (
          <label key={one.name} class={one.name === game.name ? "on" : ""}>
            <input type="radio" class="sr" name="game" checked={one.name === game.name} onChange={() => setName(one.name)} data-testid={`study-${one.name}`} />
            <Emblem game={one.name} size={38} />
            <b>{gameName(one.name)}</b>
          </label>
        ))}
      </div>
      <Order key={game.name} known={known} game={game} begun={begun?.game === game.name ? begun : null} />
    </Panel>
  );
}

function kindOf(study: NewStudy | null): Kind {
  return study?.number ? "number" : study?.other ? "options" : "one";
}

function Order({ known, game, begun }: { known: Known; game: GameInfo; begun: NewStudy | null }) {
  const { lab } = known;
  const numbers = lab.numbers[game.name] ?? [];
  const [least, most] = game.players;
  const [kind, setKind] = useState<Kind>(kindOf(begun));
  const [players, setPlayers] = useState(begun?.players ?? usual(game.name, game.players));
  const [bots, setBots] = useState(begun?.bots ?? [FIRST.bot]);
  const [fixed, setFixed] = useState(begun?.fixed ?? false);
  const [games, setGames] = useState(begun?.games ?? FIRST.games);
  const [seed, setSeed] = useState(begun?.seed ?? 1);
  const [options, setOptions] = useState<Chosen>(((kind === "options" ? begun?.other : begun?.options) ?? {}) as Chosen);
  const [number, setNumber] = useState(begun?.number || (numbers[0]?.name ?? ""));
  const [value, setValue] = useState(begun?.value ?? 0);
  const [wrong, setWrong] = useState("");
  const [sending, setSending] = useState(false);
  const each = bots.length > 1;
  const seated = each ? Array.from({ length: players }, (_, seat) => bots[seat] ?? FIRST.bot) : bots;
  const counts = lab.counts.filter((count) => work(lab, seated, count, kind) <= lab.most);
  const count = counts.includes(games) ? games : (counts.at(-1) ?? 0);
  const picked = numbers.find(({ name }) => name === number);
  const changed = picked && (value === picked.usual || value < picked.least || value > picked.most) ? other(picked) : value;
  const study: NewStudy = {
    game: game.name, players, games: count, bots: seated, seed, fixed: each && fixed,
    options: kind === "one" ? options : {},
    other: kind === "options" ? options : null,
    number: kind === "number" ? number : "",
    value: kind === "number" ? changed : 0,
  };
  const begin = async (event: Event) => {
    event.preventDefault();
    setSending(true);
    try {
      const made = await labHttp.begin(study);
      await known.look();
      go(`/lab/study/${made.id}`);
    } catch (error) {
      setWrong(said(error));
      setSending(false);
    }
  };
  const kinds: Kind[] = numbers.length > 0 ? ["one", "options", "number"] : ["one", "options"];
  return (
    <form class="order-form" onSubmit={(event) => void begin(event)}>
      <div class="lab-order">
        <div>
          <div class="f">
            <span class="lab">{t("lab-question")}</span>
            <Segmented label={t("lab-question")} value={kind} options={kinds.map((one) => ({ value: one, text: t(`lab-kind-${one}`) }))} choose={setKind} />
          </div>
          {least < most && (
            <div class="f">
              <span class="lab">{t("players")}</span>
              <Segmented label={t("players")} value={players} options={Array.from({ length: most - least + 1 }, (_, index) => ({ value: least + index, text: least + index }))} choose={setPlayers} />
            </div>
          )}
          <div class="f">
            <span class="lab">{t("lab-bots")}</span>
            <div class="lab-bots">
              {seated.map((bot, seat) => (
                <label key={seat}>
                  {each ? <span>{t("seat-number", { number: seat + 1 })}</span> : <span class="sr">{t("lab-bots")}</span>}
                  <select value={bot} data-testid={`bot-${seat}`} onChange={(event) => setBots(seated.with(seat, event.currentTarget.value))}>
                    {lab.bots.map(({ name }) => (
                      <option key={name} value={name}>
                        {botName(name)}
                      </option>
                    ))}
                  </select>
                </label>
              ))}
              <label class="check">
                <input type="checkbox" checked={each} onChange={() => setBots(each ? seated.slice(0, 1) : Array.from({ length: players }, () => seated[0]!))} />
                {t("lab-each-seat")}
              </label>
              {each && (
                <label class="check">
                  <input type="checkbox" checked={fixed} onChange={() => setFixed(!fixed)} />
                  {t("lab-keep-seats")}
                </label>
              )}
            </div>
          </div>
          <div class="f">
            <span class="lab">{t("lab-how-many")}</span>
            <Segmented label={t("lab-how-many")} value={count} options={counts.map((one) => ({ value: one, text: whole(one) }))} choose={setGames} />
          </div>
          <div class="f">
            <label class="lab" for="seed">
              {t("lab-seed")}
            </label>
            <span class="number">
              <input id="seed" type="number" min={0} max={999_999} value={seed} onInput={(event) => setSeed(Math.min(999_999, Math.max(0, Math.floor(Number(event.currentTarget.value) || 0))))} />
              <span class="xs mut">{t("lab-seed-about")}</span>
            </span>
          </div>
        </div>
        <div>
          {kind === "number" && picked && (
            <section class="more-rules" aria-label={t("lab-kind-number")}>
              <h2>{t("lab-b-is")}</h2>
              <div class="lab-number">
                <select aria-label={t("lab-number")} value={number} data-testid="number" onChange={(event) => setNumber(event.currentTarget.value)}>
                  {numbers.map((one) => (
                    <option key={one.name} value={one.name}>
                      {numberName(one)}
                    </option>
                  ))}
                </select>
                <select aria-label={t("lab-value")} value={String(changed)} data-testid="value" onChange={(event) => setValue(Number(event.currentTarget.value))}>
                  {Array.from({ length: picked.most - picked.least + 1 }, (_, step) => picked.least + step)
                    .filter((step) => step !== picked.usual)
                    .map((step) => (
                      <option key={step} value={String(step)}>
                        {t("lab-instead", { value: step, usual: picked.usual })}
                      </option>
                    ))}
                </select>
              </div>
            </section>
          )}
          {kind !== "number" && (
            <>
              {kind === "options" && <p class="lab-hint">{t("lab-b-options")}</p>}
              <Rules game={still(game)} players={players} options={options} choose={(name: string, next: Value) => setOptions({ ...options, [name]: next })} reset={() => setOptions({})} />
            </>
          )}
        </div>
      </div>
      {wrong && (
        <p class="strip bad" role="alert">
          {wrong}
        </p>
      )}
      <div class="lab-foot">
        <Icon name="flask" size={18} />
        <p data-testid="whole-study">
          {titleOf(study, game, lab)} · {t("lab-work", { work: whole(work(lab, seated, count, kind)), most: whole(lab.most) })}
        </p>
        <Button kind="pri" type="submit" data-testid="begin" disabled={sending || count === 0}>
          {t("lab-begin")}
        </Button>
      </div>
    </form>
  );
}

/** What a study counts as: its games in all series, those of bots that search many times. */
function work(lab: Lab, bots: string[], games: number, kind: Kind): number {
  const most = Math.max(...bots.map((bot) => lab.bots.find(({ name }) => name === bot)?.work ?? 1));
  return most * games * (kind === "one" ? 1 : 2);
}

/** The first value that is not the usual one. */
function other({ usual: now, least }: { usual: number; least: number }): number {
  return now > least ? now - 1 : now + 1;
}

/** Bots begin with the rules' own defaults, not with what people who sit down together like. */
function still(game: GameInfo): GameInfo {
  const options = Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, { ...option, live: null }]));
  return { ...game, options };
}
