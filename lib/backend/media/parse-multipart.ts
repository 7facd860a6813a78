import "server-only";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { MEDIA_SIZE_LIMIT } from "@/lib/contract/limits";
import { bodyChunks } from "../http/body-chunks";
import { HttpError } from "../http/http-error";

/** The form fields that accept files. */
const FILE_FIELDS = ["media", "poster"] as const;

/** Several times what the admin's forms send, and low enough to be harmless. */
const LIMITS = {
  fileSize: MEDIA_SIZE_LIMIT,
  files: FILE_FIELDS.length,
  fields: 20,
  parts: 30,
  fieldSize: 16 * 1024,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

/** The paths of the uploaded files, by field. */
export type UploadedFiles = Partial<Record<(typeof FILE_FIELDS)[number], string>>;

interface MultipartForm {
  fields: Record<string, string>;
  files: UploadedFiles;
}

/**
 * Parses a multipart form. Files are streamed to disk and never held in memory.
 *
 * Each file is stored under the name of its field; the file name sent by the client is never used.
 *
 * @param folder where the files go. The caller removes it.
 * @throws HttpError 413 as soon as a file exceeds 10 MB, 400 for a malformed form or too many parts.
 */
export async function parseMultipart(request: Request, folder: string): Promise<MultipartForm> {
  const fields = new Map<string, string>();
  const files: UploadedFiles = {};
  const writes: Promise<void>[] = [];
  const parser = makeParser(request);
  let failure: unknown;
  const stop = (error: unknown) => {
    failure ??= error;
    parser.destroy(new Error(ABORTED));
  };

  parser.on("field", (name, value, _, truncated) => {
    if (truncated) stop(tooLong(name));
    fields.set(name, value);
  });
  parser.on("file", (name, content, filename) => {
    const field = FILE_FIELDS.find((known) => known === name);
    // The parser reports errors as well; without a listener here they would crash the process.
    content.on("error", () => undefined);
    // Destroy with an error: a stream that is merely closed never emits 'end', so the pipeline would not settle.
    parser.once("close", () => content.destroy(new Error(ABORTED)));
    if (!field || files[field])
      return stop(new HttpError(400, 'Please send one file, in the field "media".'));
    const path = join(folder, field);
    files[field] = path;
    content.once("limit", () => stop(new HttpError(413, "File size exceeds 10MB limit")));
    const written = write(content, path).then((size) => {
      // Browsers send this for a file input without a file.
      if (size === 0 && !filename) delete files[field];
    });
    writes.push(written.catch(stop));
  });
  for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const) {
    parser.on(limit, () => stop(new HttpError(400, "This form has too many fields or files.")));
  }

  await pipeline(bodyChunks(request.body), parser).catch(stop);
  await Promise.all(writes);
  if (failure) throw isServerError(failure) ? failure : malformed();
  return { fields: Object.fromEntries(fields), files };
}

const ABORTED = "Parsing was aborted.";
const malformed = () => new HttpError(400, "This form is malformed.");

/** The site's own errors and failed system calls. Everything else is caused by the request. */
const isServerError = (error: unknown) =>
  error instanceof HttpError || (error instanceof Error && "syscall" in error);

function makeParser(request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      limits: LIMITS,
      isPartAFile: (_field, _type, filename) => filename !== undefined,
    });
  } catch {
    // The content type has no boundary.
    throw malformed();
  }
}

/** @returns the number of bytes written. */
async function write(content: BusboyFileStream, path: string): Promise<number> {
  await pipeline(content, createWriteStream(path, { flags: "wx" }));
  return content.bytesRead;
}

function tooLong(field: string): HttpError {
  const message = "This text is too long.";
  return new HttpError(400, message, { errors: [{ field, message }] });
}
