import type { ServerResponse } from "node:http";
import { NOTHING_ALLOWED } from "./content-security-policy.ts";

const POLICY = "content-security-policy";

/** Gives a response that comes without a Content-Security-Policy the strictest one. Pages come with their own. */
export function sendDefaultPolicy(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...args: unknown[]) => {
    // A 304 would change the policy that the browser has stored with the page.
    if (status !== 304 && !response.hasHeader(POLICY)) response.setHeader(POLICY, NOTHING_ALLOWED);
    return Reflect.apply(writeHead, response, [status, ...args]);
  };
}
