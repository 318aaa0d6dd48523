import { Panel, Tag } from "../ui/basics.tsx";
import { t } from "../words/words.ts";
import { direction, type Row } from "./differences.ts";
import { Scroll } from "./Scroll.tsx";
import { figure, measureOf, verdict } from "./told.ts";

/** A and B, measure by measure: the difference with its interval, and in words. */
export function Compared({ rows, paired }: { rows: Row[]; paired: boolean }) {
  return (
    <Panel title={t("lab-compared")} aside={paired ? t("lab-paired") : t("lab-unpaired")} data-testid="compared">
      <Scroll label={t("lab-compared")}>
        <table class="lab-measures">
          <thead>
            <tr>
              <th scope="col">{t("lab-measure")}</th>
              <th scope="col" class="num">
                A
              </th>
              <th scope="col" class="num">
                B
              </th>
              <th scope="col" class="num">
                {t("lab-change")}
              </th>
              <th scope="col" class="num">
                {t("lab-percent", { value: 95 })}
              </th>
              <th scope="col">{t("lab-in-words")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const said = verdict(row.name, direction(row));
              return (
                <tr key={row.name}>
                  <th scope="row">{measureOf(row.name)}</th>
                  <td class="num">{figure(row.name, row.a)}</td>
                  <td class="num">{figure(row.name, row.b)}</td>
                  <td class="num">
                    <b>{figure(row.name, row.change.value, true)}</b>
                  </td>
                  <td class="num mut">
                    {figure(row.name, row.change.low)} … {figure(row.name, row.change.high)}
                  </td>
                  <td>
                    <Tag tone={said.tone}>{said.text}</Tag>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </Panel>
  );
}
