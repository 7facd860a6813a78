import type { Call, ReadBody } from "@/lib/contract/calls/define-call";
import { type PathOf, pathOf, readResponse } from "./request";
import { ApiError, throwIfFailed } from "./send";
import { asAdmin } from "./session";
import { NETWORK_ERROR, TIMEOUT_ERROR } from "./texts";

/** The longest time without upload progress (docs/product.md#limits). */
const STALLED_MS = 30_000;
/** The longest time from the last byte to the response: the server processes only a few pictures at a time. */
const RESPONSE_MS = 120_000;

/** How an upload is followed and canceled. */
export interface Progress {
  /** Receives the fraction that has been sent, from 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/** For a form without a file: there is nothing to show or to cancel. */
export const NO_PROGRESS: Progress = { onProgress: () => {}, signal: new AbortController().signal };

interface UploadOptions extends Progress {
  form: FormData;
}

/** The files of a form. */
export interface MediaFiles {
  file?: File | undefined;
  /** A video's poster, which only a browser can capture. */
  poster?: Blob | undefined;
}

/** The form data of fields and files. Lists are JSON. */
export function formDataOf(fields: object, { file, poster }: MediaFiles): FormData {
  const form = new FormData();
  // The fields come first, so that the server can validate them before it processes the file.
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
  }
  if (file) form.append("media", file);
  if (poster) form.append("poster", poster, "poster.jpg");
  return form;
}

/**
 * Makes a call with files as the signed-in admin. It uses XMLHttpRequest, since `fetch` can't report progress.
 *
 * @throws ApiError as `requestAsAdmin` does, or the signal's reason when it was cancelled.
 */
export async function uploadAsAdmin<C extends Call>(
  call: C,
  options: PathOf<C> & UploadOptions,
): Promise<ReadBody<C>> {
  return asAdmin(async (headers) => {
    const { status, text } = await upload(call.method, pathOf(call, options), headers, options);
    throwIfFailed(status, text);
    return readResponse(call, status, text);
  });
}

function upload(
  method: string,
  path: string,
  headers: Record<string, string>,
  { form, onProgress, signal }: UploadOptions,
): Promise<{ status: number; text: string }> {
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
    request.upload.onload = () => expectWithin(RESPONSE_MS);
    request.onload = () => resolve({ status: request.status, text: request.responseText });
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
