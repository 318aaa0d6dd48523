/* What a newcomer is told to do now, and where; null until that is something else than `before`, or nothing changes for long. */
(before) => {
  const card = document.querySelector(".lesson-card");
  if (!card) return null;
  if (card.querySelector("[data-testid=lesson-done]")) return { kind: "done" };
  const goal = card.querySelector("[data-testid=lesson-goal]");
  const on = card.querySelector("[data-testid=lesson-on]");
  const ring = document.querySelector("[data-testid=lesson-press]");
  const offers = [...document.querySelectorAll("[data-testid=prompt]:not([aria-busy=true]) [data-action]")].map((node) => node.dataset.action);
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  let moment = null;
  if (on) moment = { kind: "on", ...middle(on) };
  else if (ring) moment = ring.dataset.step === goal.dataset.step ? { kind: "press", ...middle(ring) } : null;
  else if (goal.dataset.free && card.querySelector("[data-testid=lesson-skip]:not([aria-disabled=true])") && offers.length) moment = { kind: "free", x: 0, y: 0 };
  if (!moment) return null;
  moment.step = goal.dataset.step;
  moment.sign = JSON.stringify([moment, offers]);
  if (moment.sign !== before) return moment;
  window.stillSince = window.stillOf === before ? window.stillSince : performance.now();
  window.stillOf = before;
  if (performance.now() - window.stillSince < 5000) return null;
  window.stillSince = performance.now();
  return moment;
}
