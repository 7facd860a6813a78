import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { Enquiry } from "@/lib/contract/messages";
import type { Settings } from "./server-process";

/** A request that a mock service received. */
interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Partial<Enquiry> & { template_params?: Partial<Enquiry> };
}

type Reply = (response: ServerResponse) => void;

/** The response to an accepted delivery. The form service's client reads the JSON, the other one the status. */
const accepted: Reply = (response) => response.end(JSON.stringify({ next: "/thanks", ok: true }));

export const respondWith =
  (status: number, body: string): Reply =>
  (response) =>
    response.writeHead(status).end(body);

export const hangUp: Reply = (response) => response.destroy();

/** Never responds. */
export const silence: Reply = () => {};

/** A mock of a third-party service that allows requests from any origin. */
class MockService {
  readonly received: Received[] = [];
  reply: Reply = accepted;
  /** The response to a preflight request waits for this. */
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

  /** Starts listening on a free port. @returns its origin. */
  async open(): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(0, "127.0.0.1", listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Forgets all received requests and accepts deliveries again. */
  reset(): void {
    this.#server.closeAllConnections();
    this.received.length = 0;
    this.reply = accepted;
    this.preflight = Promise.resolve();
    this.preflights = 0;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** Mocks of the services that enquiries are delivered to. */
export interface DeliveryServices {
  formService: MockService;
  emailService: MockService;
  /** The settings that make a server deliver to them. */
  settings: Settings;
}

/** Starts both mocks. */
export async function openDeliveryServices(): Promise<DeliveryServices> {
  const [formService, emailService] = [new MockService(), new MockService()];
  const settings = {
    FORMSPREE_ENDPOINT: await formService.open(),
    FORMSPREE_PROJECT: "a-project",
    FORMSPREE_FORM_ID: "a-form",
    EMAILJS_ENDPOINT: await emailService.open(),
    EMAILJS_PUBLIC_KEY: "a public key",
    EMAILJS_SERVICE_ID: "a service",
    EMAILJS_TEMPLATE_ID: "a template",
  };
  return { formService, emailService, settings };
}
