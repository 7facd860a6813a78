import "server-only";
import { openApiSchema } from "@/lib/contract/about";
import { aboutCalls } from "@/lib/contract/calls/about";
import { FEATURES, type Feature, featuresOf } from "@/lib/contract/features";
import { log } from "../log";
import { perProcess } from "../per-process";
import { jsonAnswer } from "./answer";
import { backendAddress, requestBackend } from "./backend";
import { requestHeaders } from "./headers";

/** How long a backend's description of itself is used, in milliseconds: it may be updated meanwhile. */
const FRESH_FOR_MS = 60_000;

/** How long the console waits for it, in milliseconds. */
const TIMEOUT_MS = 5_000;

const { method, path } = aboutCalls.openApi;
const documentSchema = openApiSchema.pick({ paths: true }).extend({
  components: openApiSchema.shape.components.pick({ schemas: true }).optional().catch(undefined),
});

interface Memory {
  features: readonly Feature[];
  readAt: number;
  reading?: Promise<void> | undefined;
}

const memory = () => perProcess<Memory>("backend features", () => ({ features: [], readAt: 0 }));

/**
 * The features of the backend: all of them when it is part of this process, else those that it describes.
 *
 * @returns what was last known while the backend is down; no feature when nothing is known.
 */
export async function backendFeatures(): Promise<readonly Feature[]> {
  if (!backendAddress) return FEATURES;
  const known = memory();
  if (Date.now() - known.readAt > FRESH_FOR_MS) {
    known.reading ??= readFeatures(known).finally(() => {
      known.readAt = Date.now();
      known.reading = undefined;
    });
    await known.reading;
  }
  return known.features;
}

/** Passkeys are made for the address of one site, and the backend has another one. */
const isOfHere = (feature: Feature) => feature !== "passkeys";

/** Updates what is known if the backend describes itself, or says that it does not. */
async function readFeatures(known: Memory): Promise<void> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await requestBackend({ method, path, headers: { accept: "application/json" }, signal });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 404) known.features = [];
    else if (response.ok) known.features = featuresOf(documentSchema.parse(body)).filter(isOfHere);
    else throw new Error(`It answered ${response.status}.`);
  } catch (error) {
    log.error({ err: error }, "the features of the backend can't be read");
  }
}

/** The backend's description of itself, for `GET /api/openapi.json`. */
export async function describeApi(request: Request): Promise<Response> {
  const headers = requestHeaders(request);
  return jsonAnswer(await requestBackend({ method: request.method, path, headers }), request);
}
