import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/site.css";
import "./style/bots.css";
import "./style/table.css";
import "./style/phone.css";
import "./style/story.css";
import { render } from "preact";
import { App } from "./app.tsx";
import { keepShell } from "./install.ts";
import { introduce } from "./me.ts";
import { followLinks } from "./router.ts";
import { learn } from "./words/words.ts";

/** First what was asked for; keeping it can wait. */
const SETTLED = 1500;

async function begin(): Promise<void> {
  followLinks();
  await Promise.all([learn("common", "lobby"), introduce().catch(() => undefined)]);
  render(<App />, document.getElementById("app")!);
}

void begin().then(() => setTimeout(keepShell, SETTLED));
