import "server-only";
import { aboutCalls } from "@/lib/contract/calls/about";
import { galleryCalls } from "@/lib/contract/calls/gallery";
import { HttpError } from "../http/http-error";
import { json } from "../http/respond";
import { log } from "../log";
import { eventLoopDelay } from "../startup/event-loop";
import { requestBackend } from "./backend";
import { requestHeaders } from "./headers";

/** How long a healthy backend may take, in milliseconds. */
const TIMEOUT_MS = 5_000;

const isJson = ({ headers }: Response) => headers.get("content-type")?.includes("json") ?? false;

/**
 * Whether the backend answers, for `GET /api/health`. A backend without this call is asked for its gallery.
 *
 * @throws HttpError 503 when it does not.
 */
export async function checkBackend(request: Request): Promise<Response> {
  const headers = requestHeaders(request);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const ask = async (path: string) => {
    const response = await requestBackend({ method: "GET", path, headers, signal });
    await response.body?.cancel();
    return response;
  };
  const answer = await ask(aboutCalls.health.path)
    .then((health) => (health.status === 404 ? ask(galleryCalls.list.path) : health))
    .catch((error: unknown) => log.error({ err: error }, "the backend is not healthy"));
  if (answer?.status !== 200 || !isJson(answer)) throw new HttpError(503, "The backend does not answer.");
  return json({ status: "ok" as const, eventLoopDelay: eventLoopDelay() });
}
