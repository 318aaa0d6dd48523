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
import { introduce } from "./me.ts";
import { followLinks } from "./router.ts";
import { learn } from "./words/words.ts";

async function begin(): Promise<void> {
  followLinks();
  await Promise.all([learn("common"), introduce().catch(() => undefined)]);
  render(<App />, document.getElementById("app")!);
}

void begin();
