import { useEffect, useState } from "preact/hooks";
import { http } from "../net/http.ts";
import { said } from "../net/said.ts";
import { Button } from "../ui/basics.tsx";
import { Icon } from "../ui/Icon.tsx";
import { levelLine, levelName } from "../words/levels.ts";
import { t } from "../words/words.ts";
import type { TableModel } from "./table_model.ts";

/** In the table's menu: a bot of one's choice takes over the seat. */
export function SitIn({ model }: { model: TableModel }) {
  const [levels, setLevels] = useState<string[]>([]);
  const [chosen, setChosen] = useState("easy");
  useEffect(() => void http.games().then(({ bots }) => setLevels(bots), () => undefined), []);
  if (!model.mayPlan.value || levels.length === 0) return null;
  const level = levels.includes(chosen) ? chosen : levels[levels.length - 1]!;
  const leave = () => void http.leave(model.table.value.id, level).catch((error: unknown) => (model.notice.value = { tone: "bad", text: said(error) }));
  return (
    <div class="f">
      <label class="lab" for="sit-in">
        {t("sit-in")}
      </label>
      <span class="sit-in">
        <select id="sit-in" value={level} data-testid="sit-in" onChange={(event) => setChosen(event.currentTarget.value)}>
          {levels.map((one) => (
            <option key={one} value={one}>
              {levelName(one)}
            </option>
          ))}
        </select>
        <Button small data-testid="hand-over" data-closes onClick={leave}>
          {t("sit-in-hand-over")}
        </Button>
      </span>
      <span class="xs mut">{levelLine(level)}</span>
    </div>
  );
}

/** While a bot plays in one's place: which one, and the way back. */
export function KeptSeat({ model }: { model: TableModel }) {
  const { kept_seat: kept, id, seats } = model.table.value;
  if (!model.live || kept === null || model.seat.value !== null) return null;
  const back = () => void http.join(id, kept).catch((error: unknown) => (model.notice.value = { tone: "bad", text: said(error) }));
  return (
    <div class="strip gold kept" data-testid="kept-seat">
      <Icon name="bot" size={16} />
      <span>{t("sit-in-kept", { level: levelName(seats[kept]?.level ?? "") })}</span>
      <Button small data-testid="take-back-seat" onClick={back}>
        {t("sit-in-back")}
      </Button>
    </div>
  );
}
