import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { test as base } from "../fixtures";

/** What arrives at once. */
const PIECE_BYTES = 1024;

/** A network in front of a site, on which pages arrive in pieces and all else as it comes. */
export interface SlowNetwork {
  url: string;
  /** Sends the next piece of the page that was asked for last. @returns whether more is to come. */
  sendPiece(): Promise<boolean>;
}

/** Playwright's test with a slow network. */
export const test = base.extend<{ slowNetwork: SlowNetwork }>({
  slowNetwork: async ({ baseURL }, use) => {
    let page: { response: ServerResponse; rest: Buffer } | undefined;
    const deliver = async (incoming: IncomingMessage, response: ServerResponse) => {
      response.writeHead(incoming.statusCode ?? 0, incoming.headers);
      if (!incoming.headers["content-type"]?.startsWith("text/html")) return incoming.pipe(response);
      const html = await buffer(incoming);
      // The style sheets are named in the head; nothing is painted before they are there.
      const head = html.indexOf("<body");
      response.write(html.subarray(0, head));
      page = { response, rest: html.subarray(head) };
    };
    const server = createServer((outer, response) => {
      const headers = { ...outer.headers, "accept-encoding": "identity" };
      const inner = request(new URL(outer.url ?? "", baseURL), { method: outer.method, headers });
      inner.on("response", (incoming) => deliver(incoming, response)).on("error", () => response.destroy());
      outer.pipe(inner);
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    await use({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      sendPiece: async () => {
        if (!page) throw new Error("No page was asked for.");
        const { response, rest } = page;
        await new Promise((written) => response.write(rest.subarray(0, PIECE_BYTES), written));
        page.rest = rest.subarray(PIECE_BYTES);
        if (page.rest.length === 0) response.end();
        return page.rest.length > 0;
      },
    });
    server.close();
    server.closeAllConnections();
  },
});
