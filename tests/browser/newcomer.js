/* What a newcomer is told to do now, and where; null until it has stood still for a moment and is something else than `before`. */
(before) => {
  const STILL = 150; // longer than the rings take to find what they point at
  const LONG = 5000; // then the same is pressed once more
  const LIT = "[data-testid=prompt]:not([aria-busy=true]) [data-action], .asked [data-offer], .sheet [data-offer], .ideas [data-offer], .is-legal > .press";
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
  // On a phone some answers are not listed but lit where they are given.
  const lit = () => [...document.querySelectorAll(LIT)].find((node) => node.checkVisibility());
  // Nobody presses twice: while an answer is on its way, or others move, the ring is only still there.
  const acting = card.querySelector("[data-testid=lesson-skip]:not([aria-disabled=true])") && !document.querySelector("[data-testid=prompt][aria-busy=true]");
  let moment = null;
  if (on) moment = { kind: "on", ...middle(on) };
  else if (!acting) return null;
  else if (ring) moment = ring.dataset.step === goal.dataset.step ? { kind: "press", ...middle(ring) } : null;
  else if (goal.dataset.free && lit()) {
    lit().scrollIntoView({ block: "nearest", inline: "nearest" });
    moment = { kind: "free", ...middle(lit()) };
  }
  if (!moment) return null;
  moment.step = goal.dataset.step;
  moment.sign = JSON.stringify([moment, offers]);
  const last = window.newcomer;
  if (last?.sign !== moment.sign || last?.before !== before) window.newcomer = { sign: moment.sign, before, since: performance.now() };
  const still = performance.now() - window.newcomer.since;
  if (still < (moment.sign === before ? LONG : STILL)) return null;
  window.newcomer = null;
  return moment;
}
