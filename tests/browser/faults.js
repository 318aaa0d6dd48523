/* What is out of place on the page that is shown: a list of sentences, empty where all is well. */
() => {
  const found = [];
  const name = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].join(".")} “${(node.textContent ?? "").trim().slice(0, 40)}”`;
  const seen = (node) => node.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) !== false && node.getClientRects().length > 0;
  // What is shortened must be said in full where it is pointed at.
  const named = (node) => node.closest("[title]") !== null || node.closest("li, button")?.querySelector("[data-spot]") != null;
  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth) found.push(`the page is ${wide} wide`);
  const words = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (walk.currentNode.data.trim() && parent && !parent.closest("svg, .sr, option, script, style")) words.add(parent);
  }
  const range = document.createRange();
  for (const node of words) {
    if (!seen(node)) continue;
    const style = getComputedStyle(node);
    const cut = node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 1;
    if (cut && style.overflowX !== "visible" && style.overflowX !== "auto" && !named(node)) found.push(`cut off: ${name(node)}`);
    // Words stay inside the panel, unless they can be scrolled to.
    const own = [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    range.setStart(own[0], 0);
    range.setEnd(own.at(-1), own.at(-1).length);
    const text = range.getBoundingClientRect();
    const scrolls = (way) => {
      for (let at = node; at; at = at.parentElement) if (["auto", "scroll"].includes(getComputedStyle(at)[way])) return true;
      return false;
    };
    const off = text.width > 0 && (text.right > innerWidth + 1 || text.left < -1);
    // What is shortened, or left out on purpose, lies outside a frame that clips it, and is said in full where it is pressed.
    const clip = named(node) && [node, node.parentElement, node.closest(".goals")].some((at) => at && getComputedStyle(at).overflowX === "hidden" && at.getBoundingClientRect().right <= innerWidth + 1);
    if (off && !clip && !scrolls("overflowX")) found.push(`off the page: ${name(node)}`);
    let box = node.parentElement;
    while (box && !box.matches(".panel, .pop, .prompt, .opt, .btn, .choice, .ware, .mi, .tile, .cz, .room-in, .tag, .chip, .ho-r .nm")) {
      if (["auto", "scroll"].includes(getComputedStyle(box).overflowX)) box = null;
      else box = box.parentElement;
    }
    if (!box || text.width === 0) continue;
    const frame = box.getBoundingClientRect();
    if (text.left < frame.left - 1.5 || text.right > frame.right + 1.5) found.push(`outside ${name(box).slice(0, 30)}: ${name(node)}`);
    // A card has an edge to keep off.
    const card = node.closest(".ho-c")?.getBoundingClientRect();
    if (card && (text.left < card.left + 2.5 || text.right > card.right - 2.5)) found.push(`at the edge of its card: ${name(node)}`);
  }
  const lines = [...words].filter((node) => node.closest(".ask") && seen(node)).flatMap((node) =>
    [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE && child.data.trim()).flatMap((child) => {
      range.selectNodeContents(child);
      return [...range.getClientRects()].map((at) => ({ at, text: child.data.trim() }));
    }),
  );
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      const across = Math.min(one.at.right, other.at.right) - Math.max(one.at.left, other.at.left);
      const down = Math.min(one.at.bottom, other.at.bottom) - Math.max(one.at.top, other.at.top);
      if (one.text !== other.text && across > 2 && down > 8) found.push(`words over words: “${one.text}” “${other.text}”`);
    }
  }
  const lit = [...document.querySelectorAll(".city.legal > .hit, .city.chosen > .hit")].filter(seen).map((node) => ({ node, at: node.getBoundingClientRect() }));
  for (const [index, one] of lit.entries()) {
    for (const other of lit.slice(index + 1)) {
      const far = Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);
      // The place that is pressed has a radius of 34, its ring one of 31.
      if (far < (one.at.width * 31) / 34) found.push(`two lit places touch: ${one.node.dataset.spot} ${other.node.dataset.spot}`);
    }
  }
  // The seal that stands on a Room lies over its corner, not over the name of any.
  for (const seal of document.querySelectorAll(".room > .mk svg")) {
    const at = seal.getBoundingClientRect();
    for (const word of document.querySelectorAll(".room .rh > span:first-of-type")) {
      range.selectNodeContents(word);
      for (const text of range.getClientRects()) {
        const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
        const far = Math.hypot(x - Math.min(Math.max(x, text.left), text.right), y - Math.min(Math.max(y, text.top), text.bottom));
        if (seen(seal) && seen(word) && far < at.width / 2 - 3) found.push(`a seal over ${name(word)}`);
      }
    }
  }
  const react = document.querySelector(".desk .ho-react")?.getBoundingClientRect();
  if (react) {
    for (const card of document.querySelectorAll(".ho-cards .ho-c")) {
      const at = card.getBoundingClientRect();
      if (at.right > react.left && at.left < react.right && at.bottom > react.top && at.top < react.bottom) found.push(`covered by what one may counter: ${name(card)}`);
    }
    for (const node of document.querySelectorAll("[data-testid=prompt] .opt.cut")) found.push(`an answer to it is not shown: ${name(node)}`);
  }
  const bar = document.querySelector(".desk > .foot")?.getBoundingClientRect();
  for (const panel of document.querySelectorAll(".desk > .main .panel")) {
    let out = bar && seen(panel) && panel.getBoundingClientRect().bottom > bar.top + 2 && !panel.closest(".pop, .drawer");
    for (let at = panel.parentElement; out && at; at = at.parentElement) if (getComputedStyle(at).overflowY !== "visible" && at.scrollHeight > at.clientHeight + 1 && !at.matches(".app, body, html")) out = false;
    if (out) found.push(`under the prompt: ${name(panel)}`);
  }
  // A phone lists no answer twice, and its sheet leaves the lit Rooms free.
  for (const node of document.querySelectorAll(".phone .prompt .opts [data-action]")) {
    const again = document.querySelector(`.phone .sheet [data-offer="${CSS.escape(node.dataset.action)}"]`);
    if (seen(node) && again && seen(again)) found.push(`listed twice: ${node.dataset.action}`);
  }
  const foot = document.querySelector(".phone > .foot");
  const sheet = foot?.getBoundingClientRect();
  // Answers lie below each other, not beside the screen, and what gives one stays in sight.
  if (foot && foot.scrollWidth > foot.clientWidth + 1) found.push(`the answers are ${foot.scrollWidth} wide, not ${foot.clientWidth}`);
  const commit = document.querySelector(".phone .prompt .commit")?.getBoundingClientRect();
  if (commit && commit.height > 0 && commit.bottom > innerHeight + 1) found.push("the button is out of sight");
  for (const node of document.querySelectorAll(".phone .tab-palace .room.is-legal")) {
    const at = node.getBoundingClientRect();
    if (sheet && sheet.left <= at.left && at.bottom > sheet.top + 1) found.push(`the sheet covers ${name(node)}`);
  }
  return found;
}
