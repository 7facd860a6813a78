import "server-only";
import { env } from "@/lib/settings/env";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { perProcess } from "../per-process";

/** Connections at once. Each visitor who watches a video holds one. */
const CONNECTIONS = 500;

/** How long a connection may take, and how long it may be silent: a paused video is requested again. */
const CONNECTING_TIMEOUT_MS = 5_000;
const SILENCE_MS = 60_000;

/** How often a call is made until it succeeds. */
const ATTEMPTS = 2;

/** How long the answer to a small call may take, with all attempts, in milliseconds: the health check waits for some. */
const PATIENCE_MS = 5_000;

/** What is said when the object store does not do what it should. The log has its answer. */
class StoreUnavailable extends HttpError {
  override name = "StoreUnavailable";
  readonly code = "STORE_UNAVAILABLE";

  constructor(cause: unknown) {
    super(503, "The media store can't be reached at the moment. Please try again in a minute.", {
      headers: { "retry-after": "60" },
    });
    this.cause = cause;
  }
}

/** The client of the object store. The library is loaded with the first call: it is large. */
const s3 = () => perProcess("S3 client", connect);

async function connect() {
  const { S3 } = await import("@aws-sdk/client-s3");
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const agent = { maxSockets: CONNECTIONS };
  return new S3({
    region: env.S3_REGION,
    // Without keys, the client looks for those of the machine, as on AWS itself.
    ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
    // Other stores than that of AWS rarely have a host name for each bucket.
    ...(env.S3_ENDPOINT && { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
    // The client's own check sums are newer than many stores.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    maxAttempts: ATTEMPTS,
    requestHandler: {
      httpAgent: agent,
      httpsAgent: agent,
      connectionTimeout: CONNECTING_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
    },
  });
}

const memory = () => perProcess("object store", () => ({ isInTrouble: false }));

/** Whether the last call of the object store has failed. */
export const storeIsInTrouble = (): boolean => memory().isInTrouble;

type Client = Awaited<ReturnType<typeof s3>>;

/**
 * Calls the object store, for as long as it takes.
 *
 * @param signal aborts when the client disconnects.
 * @throws StoreUnavailable when it does not answer, or refuses; errors of files on this machine; the signal's reason.
 */
export async function callStore<Result>(
  work: (store: Client) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    const result = await work(await s3());
    memory().isInTrouble = false;
    return result;
  } catch (error) {
    signal?.throwIfAborted();
    // An error of the file system has the path.
    if (error instanceof Error && "path" in error) throw error;
    memory().isInTrouble = true;
    log.error({ err: error }, "the object store has failed");
    throw new StoreUnavailable(error);
  }
}

/**
 * Calls the object store, which has to begin its answer in time.
 *
 * @param work passes `abortSignal` on. @param signal aborts when the client disconnects. @throws as {@link callStore}.
 */
export async function askStore<Result>(
  work: (store: Client, options: { abortSignal: AbortSignal }) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const abortSignal = AbortSignal.any([patience.signal, ...(signal ? [signal] : [])]);
  try {
    return await callStore((store) => work(store, { abortSignal }), signal);
  } finally {
    clearTimeout(timer);
  }
}
