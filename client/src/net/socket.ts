import { signal, type ReadonlySignal } from "@preact/signals";
import type { FromServer } from "./types.ts";

export type Connection = "connecting" | "live" | "reconnecting" | "ended";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 15000;
/** Without a word for this long the line is taken for dead, even if it says it is open. */
const SILENCE = 35000;
/** The server wants no more of us: a bad cookie, a foreign page, no such table. */
const FOR_GOOD = new Set([4401, 4403, 4404]);

/** One websocket that opens itself again. It knows nothing of tables: messages in, messages out. */
export class Line {
  readonly state: ReadonlySignal<Connection>;
  private readonly current = signal<Connection>("connecting");
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private heard = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly path: string,
    private readonly receive: (message: FromServer) => void,
  ) {
    this.state = this.current;
    window.addEventListener("online", this.atOnce);
    this.open();
  }

  /** False when there is no open line: whoever sends decides what is worth repeating. */
  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    window.removeEventListener("online", this.atOnce);
    this.drop();
  }

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    socket.addEventListener("message", (event) => {
      if (this.socket !== socket) return;
      this.heard = Date.now();
      this.wait = FIRST_WAIT;
      this.current.value = "live";
      this.receive(JSON.parse(String(event.data)) as FromServer);
    });
    socket.addEventListener("open", () => {
      this.heard = Date.now();
    });
    socket.addEventListener("close", (event) => {
      if (this.socket !== socket) return;
      if (FOR_GOOD.has(event.code)) this.end();
      else this.lost();
    });
    this.heard = Date.now();
    clearInterval(this.pulse);
    this.pulse = setInterval(() => this.beat(), PING_EVERY);
  }

  private beat(): void {
    if (Date.now() - this.heard > SILENCE) this.lost();
    else this.send({ type: "ping", id: String(Date.now()) });
  }

  private end(): void {
    this.close();
    this.current.value = "ended";
  }

  private lost(): void {
    this.drop();
    if (this.closed) return;
    this.current.value = "reconnecting";
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(LONGEST_WAIT, this.wait * 2);
  }

  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private readonly atOnce = (): void => {
    if (this.current.value === "live" || this.closed) return;
    this.drop();
    this.open();
  };
}
