import "server-only";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream, type BusboyInstance } from "@fastify/busboy";
import { MEDIA_SIZE_LIMIT } from "@/lib/contract/limits";
import { HttpError } from "../http/http-error";

/** The names under which a form may hold files. */
const FILE_FIELDS = ["media", "poster"] as const;

/** Room for what a form of the admin sends, several times over, and for nothing that hurts. */
const LIMITS = {
  fileSize: MEDIA_SIZE_LIMIT,
  files: FILE_FIELDS.length,
  fields: 20,
  parts: 30,
  fieldSize: 16 * 1024,
  headerPairs: 20,
  headerSize: 16 * 1024,
};

/** Where the files of a form have been put. */
export type UploadedFiles = Partial<Record<(typeof FILE_FIELDS)[number], string>>;

interface ReceivedForm {
  fields: Record<string, string>;
  files: UploadedFiles;
}

/**
 * Reads a multipart form; its files go to the disk as they arrive and never as a whole into memory.
 *
 * What a browser calls a file plays no part in where it is put.
 *
 * @param folder where the files go, under their fields' names. Whoever made it removes it.
 * @throws HttpError 413 as soon as a file is larger than 10 MB, 400 for a form that can't be read or that
 * holds more than it should.
 */
export async function parseMultipart(request: Request, folder: string): Promise<ReceivedForm> {
  const fields = new Map<string, string>();
  const files: UploadedFiles = {};
  const writes: Promise<void>[] = [];
  const parser = makeParser(request);
  let failure: unknown;
  const stop = (error: unknown) => {
    failure ??= error;
    parser.destroy(new Error(GIVEN_UP));
  };

  parser.on("field", (name, value, _, truncated) => {
    if (truncated) stop(tooLong(name));
    fields.set(name, value);
  });
  parser.on("file", (name, content, filename) => {
    const field = FILE_FIELDS.find((known) => known === name);
    // Errors reach the parser, too; unheard here they would end the process.
    content.on("error", () => undefined);
    // With an error: what is only closed, when its last byte is read, never says that it has ended.
    parser.once("close", () => content.destroy(new Error(GIVEN_UP)));
    if (!field || files[field]) return stop(new HttpError(400, 'Please send one file, as "media".'));
    const path = join(folder, field);
    files[field] = path;
    content.once("limit", () => stop(new HttpError(413, "File size exceeds 10MB limit")));
    const written = write(content, path).then((size) => {
      // What a browser sends for a file input in which nothing was chosen.
      if (size === 0 && !filename) delete files[field];
    });
    writes.push(written.catch(stop));
  });
  for (const limit of ["filesLimit", "fieldsLimit", "partsLimit"] as const) {
    parser.on(limit, () => stop(new HttpError(400, "This form holds more than it should.")));
  }

  await pipeline(Readable.fromWeb(request.body as never), parser).catch(stop);
  await Promise.all(writes);
  if (failure) throw isOurs(failure) ? failure : unreadable();
  return { fields: Object.fromEntries(fields), files };
}

const GIVEN_UP = "The form was given up.";
const unreadable = () => new HttpError(400, "This form can't be read.");

/** A refusal, or a system call that fails; everything else that goes wrong is the sender's doing. */
const isOurs = (error: unknown) =>
  error instanceof HttpError || (error instanceof Error && "syscall" in error);

function makeParser(request: Request): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      limits: LIMITS,
      isPartAFile: (_field, _type, filename) => filename !== undefined,
    });
  } catch {
    // Without a boundary.
    throw unreadable();
  }
}

/** @returns how many bytes there were. */
async function write(content: BusboyFileStream, path: string): Promise<number> {
  await pipeline(content, createWriteStream(path, { flags: "wx" }));
  return content.bytesRead;
}

function tooLong(field: string): HttpError {
  const message = "This is far too long.";
  return new HttpError(400, message, { errors: [{ field, message }] });
}
