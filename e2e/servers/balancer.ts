import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from "node:http";
import { buffer } from "node:stream/consumers";

/** The errors of an instance that is not there, before anything was sent to it. */
const NOT_THERE = /^(ECONNREFUSED|ECONNRESET)$/;

/**
 * A balancer in front of several instances: each request goes to the next one.
 *
 * It goes to another one when no connection could be made, and when the response had not begun and the request can be
 * repeated without harm: it only reads, or has an `Idempotency-Key`. Otherwise the client's connection breaks off.
 */
export class Balancer {
  /** How many requests went to another instance, and how many broke off. */
  readonly counts = { repeated: 0, brokenOff: 0 };
  readonly #instances: string[];
  readonly #server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
  #next = 0;

  /** @param instances where they are reached. */
  constructor(instances: string[]) {
    this.#instances = instances;
  }

  /** @returns where clients reach it. */
  async open(port: string): Promise<string> {
    await new Promise<void>((listening) => {
      this.#server.listen(Number(port), "127.0.0.1", listening);
    });
    return `http://127.0.0.1:${port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const isRepeatable = incoming.method === "GET" || "idempotency-key" in incoming.headers;
    const body = isRepeatable ? await buffer(incoming) : undefined;
    for (const [index, instance] of this.#inTurn().entries()) {
      if (index > 0) this.counts.repeated += 1;
      const sent = await this.#try(instance, incoming, outgoing, body);
      if (sent === "answered") return;
      if (sent === "cut" && (!isRepeatable || outgoing.headersSent)) break;
    }
    this.counts.brokenOff += 1;
    outgoing.destroy();
  }

  #inTurn(): string[] {
    const first = this.#next++ % this.#instances.length;
    return [...this.#instances.slice(first), ...this.#instances.slice(0, first)];
  }

  /** Sends a request to an instance. @param body what was read of it already; otherwise it is streamed. */
  #try(
    instance: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer | undefined,
  ): Promise<"answered" | "cut" | "not there"> {
    return new Promise((done) => {
      const { method, headers, url } = incoming;
      const passed: ClientRequest = request(instance + url, { method, headers, agent: false });
      let isConnected = false;
      passed.once("socket", (socket) =>
        socket.once("connect", () => {
          isConnected = true;
          if (body) passed.end(body);
          else incoming.pipe(passed);
        }),
      );
      passed.once("response", (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
        response.once("close", () => done(response.complete ? "answered" : "cut"));
      });
      passed.once("error", (error: NodeJS.ErrnoException) => {
        incoming.unpipe(passed);
        done(!isConnected && NOT_THERE.test(error.code ?? "") ? "not there" : "cut");
      });
    });
  }
}
