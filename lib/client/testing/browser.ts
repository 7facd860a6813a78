import { onTestFinished, vi } from "vitest";

/** An in-memory `Storage`. */
function newStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, String(value)),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** A request made by the code under test. */
export interface SentRequest {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Respond = (request: SentRequest) => Response | Promise<Response>;

/**
 * Mocks the parts of a browser that lib/client uses, until the test ends.
 *
 * @param respond acts as the server. @param address the URL of the open page.
 * @returns the requests so far and the URLs that the page navigated to.
 */
export function openBrowser(respond: Respond = () => new Response(null, { status: 404 }), address = "/") {
  const sent: SentRequest[] = [];
  const visited: string[] = [];
  const { pathname, search } = new URL(address, "http://site.example");
  vi.stubGlobal("localStorage", newStorage());
  vi.stubGlobal("sessionStorage", newStorage());
  vi.stubGlobal("location", { pathname, search, assign: (to: string) => visited.push(to) });
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    const request = { method: init.method ?? "GET", path, headers: new Headers(init.headers), body };
    sent.push(request);
    return Promise.race([respond(request), aborted(init.signal)]);
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return { sent, visited };
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

/** A token like the server's. @param secondsLeft the time until it expires; negative for an expired one. */
export function tokenFor(secondsLeft: number, name = "x"): string {
  const payload = { exp: Math.floor(Date.now() / 1000) + secondsLeft };
  return `${name}.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.x`;
}
