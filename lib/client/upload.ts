import type { Failure } from "@/lib/contract/common";
import { ApiError, parseJson } from "./http";
import { asAdmin } from "./session";
import { NETWORK_ERROR, TIMEOUT_ERROR } from "./texts";

/** How long nothing may move while a body is sent: SPEC section 9's 30 s, from the last bytes on. */
const STALLED_MS = 30_000;
/** How long the answer may take then: the server works on a few pictures at a time. */
const ANSWER_MS = 120_000;

interface UploadOptions {
  method: "POST" | "PUT";
  form: FormData;
  headers: Record<string, string>;
  /** Is told how much was sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends a form with a file as the signed-in admin. It is not `call`, since `fetch` can't tell how much it has
 * sent.
 *
 * @throws ApiError as `callAsAdmin` does, or the signal's reason when it was cancelled.
 */
export function uploadAsAdmin<Body>(path: string, options: Omit<UploadOptions, "headers">): Promise<Body> {
  return asAdmin((headers) => upload<Body>(path, { ...options, headers }));
}

function upload<Body>(path: string, options: UploadOptions): Promise<Body> {
  const { method, form, headers, onProgress, signal } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const expectWithin = (milliseconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        reject(new ApiError(TIMEOUT_ERROR));
        request.abort();
      }, milliseconds);
    };
    const cancel = () => {
      reject(signal.reason);
      request.abort();
    };
    if (signal.aborted) return cancel();
    signal.addEventListener("abort", cancel);

    request.upload.onprogress = ({ loaded, total }) => {
      expectWithin(STALLED_MS);
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => expectWithin(ANSWER_MS);
    request.onload = () => {
      const answered = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(answered as Body);
      const { message = "", errors = [] } = (answered ?? {}) as Partial<Failure>;
      reject(new ApiError(message, request.status, errors));
    };
    request.onerror = () => reject(new ApiError(NETWORK_ERROR));
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancel);
    };

    request.open(method, path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    expectWithin(STALLED_MS);
    request.send(form);
  });
}
