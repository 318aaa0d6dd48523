import type { Things } from "../../net/types.ts";
import { Chronicle } from "../../table/Chronicle.tsx";
import type { TableModel } from "../../table/table_model.ts";
import { Panel } from "../../ui/basics.tsx";
import { nameOf, said, term } from "../../words/facts.ts";
import { t } from "../../words/words.ts";
import type { Drawn, GameModule } from "../module.ts";

// Any game can be played through this: the answers as a list, and all that is to be seen as headed lists.

export function plain(name: string): GameModule {
  const module: GameModule = {
    name,
    Table: (props) => <PlainTable {...props} />,
    tabs: [{ id: "table", icon: "table", label: "table", Body: Seen }],
    offer: (_, action) => ({ title: said(action), commit: said(action) }),
    standing: () => "",
  };
  return module;
}

function PlainTable({ model }: { model: TableModel }) {
  return (
    <>
      <section class="col">
        <Panel title={t("players")}>
          <ul class="plain-list">
            {model.table.value.seats.map((_, seat) => (
              <li key={seat} data-seat={seat}>
                <b>{nameOf(model.company.value, seat)}</b> {model.score.value?.[seat] && <span class="num">{model.score.value[seat].total}</span>}
              </li>
            ))}
          </ul>
        </Panel>
        <Chronicle model={model} />
      </section>
      <section class="col" style={{ gridColumn: "span 2" }}>
        <Seen model={model} />
      </section>
    </>
  );
}

/** All there is to see, as headed lists. */
export const Seen: Drawn = ({ model }) => (
  <Panel title={t("table")} class="grow plain-view" data-testid="text-view">
    <Value value={model.view.value} model={model} />
  </Panel>
);

/** Numbers under these names are seats. */
const SEATS = new Set(["seat", "turn", "target"]);

function Value({ value, model, name = "" }: { value: unknown; model: TableModel; name?: string }) {
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== "object" || one === null)) return <>{value.map(word).join(", ") || "—"}</>;
    return (
      <ol>
        {value.map((one, index) => (
          <li key={index}>
            {name === "players" && <b>{nameOf(model.company.value, index)}</b>}
            <Value value={one} model={model} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === "object" && value !== null) return <Entries things={value as Things} model={model} />;
  if (SEATS.has(name) && typeof value === "number" && value >= 0) return <>{nameOf(model.company.value, value)}</>;
  return <>{word(value)}</>;
}

function Entries({ things, model }: { things: Things; model: TableModel }) {
  return (
    <dl>
      {Object.entries(things).map(([key, one]) => (
        <div key={key}>
          <dt>{term(key)}</dt>
          <dd>
            <Value value={one} model={model} name={key} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function word(value: unknown): string {
  if (value === null) return "—";
  return typeof value === "string" ? said(value) : String(value);
}
