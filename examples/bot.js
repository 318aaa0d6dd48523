// A bot in JavaScript for the Seven Virtues: takes as many cards as it can, those of high value first.
//   virtu selfplay seven_virtues --bots random --bot "node examples/bot.js" --games 20
import { createInterface } from "node:readline";

/** The cards of the lower row that an answer such as "take hope", "take 7" or "take hope 7" brings. */
function taken(offer, view) {
  const [verb, ...wanted] = offer.split(" ");
  if (verb !== "take") return [];
  return view.active.filter((card) => card && wanted.every((word) => card.split(" ").includes(word)));
}

function worth(offer, view) {
  const cards = taken(offer, view);
  return cards.length + cards.reduce((sum, card) => sum + Number(card.split(" ")[1]), 0) / 100;
}

for await (const line of createInterface({ input: process.stdin })) {
  const { type, id, offers, view } = JSON.parse(line);
  if (type !== "question") continue;
  const best = offers.reduce((a, b) => (worth(b, view) > worth(a, view) ? b : a));
  console.log(JSON.stringify({ type: "answer", id, action: best }));
}
