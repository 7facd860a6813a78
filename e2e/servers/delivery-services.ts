import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { test as ownSiteTest } from "./own-site";
import type { Settings } from "./server-process";

/** A request that a stand-in was sent. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: whatever was sent, for the test to check.
  body: any;
}

type Reply = (response: ServerResponse) => void;

/** Answers as a service does that took the copy: the form service reads the JSON, the e-mail service the status. */
const taken: Reply = (response) => response.end(JSON.stringify({ next: "/thanks", ok: true }));

export const answer =
  (status: number, body: string): Reply =>
  (response) =>
    response.writeHead(status).end(body);

export const hangUp: Reply = (response) => response.destroy();

/** Never answers. */
export const silence: Reply = () => {};

/** A service outside this machine, which any page may call. */
class StandIn {
  readonly received: Received[] = [];
  reply: Reply = taken;
  /** What the browser's question whether it may call waits for. */
  preflight: Promise<void> = Promise.resolve();
  preflights = 0;
  readonly #server = createServer(async (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader(
      "access-control-allow-headers",
      request.headers["access-control-request-headers"] ?? "",
    );
    if (request.method === "OPTIONS") {
      this.preflights += 1;
      await this.preflight;
      return void response.writeHead(204).end();
    }
    const body = JSON.parse(await text(request));
    this.received.push({ path: request.url ?? "", headers: request.headers, body });
    this.reply(response);
  });

  /** Opens on a free port. @returns its origin. */
  async open(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

interface Copies {
  formService: StandIn;
  emailService: StandIn;
  /** The settings that make a server copy enquiries to both. */
  settings: Settings;
}

/** Playwright's test with a page, servers of its own and stand-ins for the services that take copies. */
export const test = ownSiteTest.extend<{ copies: Copies }>({
  copies: async ({ baseURL: _ }, use) => {
    const [formService, emailService] = [new StandIn(), new StandIn()];
    const settings = {
      FORMSPREE_ENDPOINT: await formService.open(),
      FORMSPREE_PROJECT: "a-project",
      FORMSPREE_FORM_ID: "a-form",
      EMAILJS_ENDPOINT: await emailService.open(),
      EMAILJS_PUBLIC_KEY: "a public key",
      EMAILJS_SERVICE_ID: "a service",
      EMAILJS_TEMPLATE_ID: "a template",
    };
    await use({ formService, emailService, settings });
    formService.close();
    emailService.close();
  },
});
