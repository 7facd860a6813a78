import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import type { Settings } from "./server-process";

/** What happens to one attempt to send to a recipient. */
type Fate = "accept" | "refuse" | "defer" | "refuse the text" | "die amid the text";

interface AcceptedMail {
  recipient: string;
  /** The Message-ID header. */
  id: string;
  /** The mail as it came, its quoted-printable parts decoded. */
  content: string;
}

const LOGIN = { user: "owner@golden-hour.test", password: "p@ss:word/of the mail server" };

class Refusal extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

/** A real SMTP server in the process of the test, which says how it treats each mail. */
export class MailServer {
  /** What it has accepted, also if the sender was gone by then. */
  readonly accepted: AcceptedMail[] = [];
  /** How the next attempts at an address end; then they are accepted. */
  readonly fates = new Map<string, Fate[]>();
  /** The answer to each text waits for this. */
  held: Promise<void> = Promise.resolve();
  /** How many texts have arrived, whatever became of them. */
  texts = 0;
  /** How long each answer takes, in milliseconds. */
  delayMs = 0;
  readonly #sockets = new Map<number, Socket>();
  #server = this.#create();
  #port = 0;

  /** Starts listening, on the same port as before if it was closed. */
  async open(): Promise<void> {
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server.server, "listening");
    this.#port = (this.#server.server.address() as AddressInfo).port;
  }

  /** Stops listening and cuts all connections. */
  async close(): Promise<void> {
    for (const socket of this.#sockets.values()) socket.destroy();
    await new Promise<void>((closed) => this.#server.close(closed));
    this.#server = this.#create();
  }

  /** What a site needs to send through it. */
  get settings(): Settings {
    const login = `${encodeURIComponent(LOGIN.user)}:${encodeURIComponent(LOGIN.password)}`;
    return {
      SMTP_URL: `smtp://${login}@127.0.0.1:${this.#port}`,
      MAIL_FROM: "Golden Hour <site@golden-hour.test>",
    };
  }

  /** The mails that it accepted for an address. */
  for(recipient: string): AcceptedMail[] {
    return this.accepted.filter((mail) => mail.recipient === recipient);
  }

  #create(): SMTPServer {
    const server = new SMTPServer({
      disabledCommands: ["STARTTLS"],
      // The password must not leave the machine without encryption; here, it does not leave it.
      allowInsecureAuth: true,
      disableReverseLookup: true,
      closeTimeout: 1,
      onAuth: ({ username, password }, _, done) => {
        if (username === LOGIN.user && password === LOGIN.password) done(null, { user: username });
        else done(new Refusal(535, "5.7.8 Wrong user or password"));
      },
      onRcptTo: async ({ address }, _, done) => {
        await setTimeout(this.delayMs);
        const [fate] = this.fates.get(address) ?? [];
        if (fate === "refuse") return this.#end(address, done, new Refusal(550, "5.1.1 No such user"));
        if (fate === "defer")
          return this.#end(address, done, new Refusal(450, "4.2.0 Greylisted, come back"));
        done();
      },
      onData: async (stream, session, done) => {
        const address = session.envelope.rcptTo[0]?.address ?? "";
        const [fate] = this.fates.get(address) ?? [];
        if (fate === "die amid the text") {
          this.#end(address, () => this.#cut(session));
          return;
        }
        const content = await text(stream).catch(() => undefined);
        if (content === undefined) return;
        this.texts += 1;
        await this.held;
        await setTimeout(this.delayMs);
        if (fate === "refuse the text")
          return this.#end(address, done, new Refusal(554, "5.7.1 Looks like spam"));
        this.accepted.push({
          recipient: address,
          id: headerOf(content, "Message-ID"),
          content: decode(content),
        });
        this.#end(address, done);
      },
    });
    server.on("error", () => undefined);
    server.server.on("connection", (socket: Socket) => {
      const port = socket.remotePort ?? 0;
      this.#sockets.set(port, socket);
      socket.once("close", () => this.#sockets.delete(port));
    });
    return server;
  }

  /** Uses up a fate, and answers. */
  #end(address: string, done: (error?: Error) => void, error?: Error): void {
    this.fates.get(address)?.shift();
    done(error);
  }

  #cut({ remotePort }: SMTPServerSession): void {
    this.#sockets.get(remotePort)?.destroy();
  }
}

/** A header of a mail. */
export const headerOf = (content: string, name: string): string =>
  new RegExp(`^${name}:(.*(?:\\r\\n[ \\t].*)*)`, "im")
    .exec(content)?.[1]
    ?.replaceAll(/\r\n[ \t]/g, " ")
    .trim() ?? "";

/** Decodes quoted-printable (RFC 2045), for texts in ASCII. */
const decode = (content: string) =>
  content
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
