import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** The size of one piece. */
const PIECE_BYTES = 1024;

/** A proxy that delivers pages in pieces and everything else at once. */
export interface SlowNetwork {
  url: string;
  /** Sends the next piece of the last requested page. @returns whether there is more. */
  sendPiece(): Promise<boolean>;
  close(): void;
}

/** Starts a slow network in front of a site. */
export async function openSlowNetwork(siteUrl: string | undefined): Promise<SlowNetwork> {
  let page: { response: ServerResponse; rest: Buffer } | undefined;
  const deliver = async (incoming: IncomingMessage, response: ServerResponse) => {
    response.writeHead(incoming.statusCode ?? 0, incoming.headers);
    if (!incoming.headers["content-type"]?.startsWith("text/html")) {
      incoming.pipe(response);
      return;
    }
    const html = await buffer(incoming);
    // The head comes at once. Nothing is painted before its style sheets have loaded.
    const head = html.indexOf("<body");
    response.write(html.subarray(0, head));
    page = { response, rest: html.subarray(head) };
  };
  const server = createServer((outer, response) => {
    const headers = { ...outer.headers, "accept-encoding": "identity" };
    const inner = request(new URL(outer.url ?? "", siteUrl), { method: outer.method, headers });
    inner.on("response", (incoming) => deliver(incoming, response)).on("error", () => response.destroy());
    outer.pipe(inner);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sendPiece: async () => {
      if (!page) throw new Error("No page was requested.");
      const { response, rest } = page;
      await new Promise((written) => response.write(rest.subarray(0, PIECE_BYTES), written));
      page.rest = rest.subarray(PIECE_BYTES);
      if (page.rest.length === 0) response.end();
      return page.rest.length > 0;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
