import "server-only";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import type { _Object } from "@aws-sdk/client-s3";
import pLimit from "p-limit";
import type { FileStore, ListedFile } from "./file-store";
import { askStore, callStore } from "./s3";

/** How many files are sent or removed at once. */
const AT_ONCE = 4;

/**
 * Larger files are sent in parts of this size, in bytes. No upload is: parts of one that breaks off stay in the store. A
 * file has 10,000 parts at most, so 160 GB.
 */
const PART_SIZE = 16 * 1024 * 1024;

/** What the store sends with a file, when browsers read it there. */
interface ObjectFields {
  ContentType?: string | undefined;
  CacheControl?: string;
}

/**
 * The objects of a bucket whose keys begin with a prefix.
 *
 * @param prefix ends with a slash. @param fieldsOf gives the fields of an object by its name.
 */
export function bucketStore(
  Bucket: string,
  prefix: string,
  fieldsOf: (name: string) => ObjectFields = () => ({}),
): FileStore {
  const send = async ({ name, path }: { name: string; path: string }) => {
    const { Upload } = await import("@aws-sdk/lib-storage");
    await callStore((client) =>
      new Upload({
        client,
        params: { Bucket, Key: prefix + name, Body: createReadStream(path), ...fieldsOf(name) },
        partSize: PART_SIZE,
        queueSize: 1,
      }).done(),
    );
  };
  return {
    add: (files) => eachOf(files, send),
    find: async (name) => {
      const Key = prefix + name;
      const found = await askStore((store, options) =>
        store.headObject({ Bucket, Key }, options).catch(orWhenMissing),
      );
      if (!found) return undefined;
      const { ContentLength: size = 0, ETag: etag = "", LastModified: modified = new Date(0) } = found;
      return {
        size,
        etag,
        modified,
        stream: async ({ start, end }, signal) => {
          if (end < start) return new Blob().stream();
          const object = { Bucket, Key, Range: `bytes=${start}-${end}`, IfMatch: etag };
          const { Body } = await askStore((store, options) => store.getObject(object, options), signal);
          return streamOf(Body as Readable, signal);
        },
        close: async () => {},
      };
    },
    remove: (names) =>
      eachOf(names, async (name) => {
        await askStore((store, options) => store.deleteObject({ Bucket, Key: prefix + name }, options));
      }),
    list: async () => {
      const listed: ListedFile[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = { Bucket, Prefix: prefix, ContinuationToken };
        const { Contents = [], NextContinuationToken } = await askStore((store, options) =>
          store.listObjectsV2(page, options),
        );
        listed.push(...Contents.flatMap((object) => listedFile(object, prefix)));
        ContinuationToken = NextContinuationToken;
      } while (ContinuationToken);
      return listed;
    },
  };
}

/** Objects in folders below are not the store's. */
function listedFile(object: _Object, prefix: string): ListedFile[] {
  const { Key = "", Size: size = 0, LastModified: modified = new Date(0) } = object;
  const name = Key.slice(prefix.length);
  return name && !name.includes("/") ? [{ name, size, modified }] : [];
}

/** @returns undefined for an object that is not there. @throws every other error. */
function orWhenMissing(error: unknown): undefined {
  if (error instanceof Error && (error.name === "NotFound" || error.name === "NoSuchKey")) return undefined;
  throw error;
}

/** The body of an answer. Next neither reads nor cancels it when the client disconnects before the response begins. */
function streamOf(body: Readable, signal: AbortSignal): ReadableStream<Uint8Array> {
  const close = () => void body.destroy();
  if (signal.aborted) close();
  else signal.addEventListener("abort", close, { once: true });
  return Readable.toWeb(body) as ReadableStream<Uint8Array>;
}

/** Does something with each, a few at a time. After a failure it begins no more, and waits for those that are begun. */
async function eachOf<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const limit = pLimit(AT_ONCE);
  let hasFailed = false;
  const done = await Promise.allSettled(
    items.map((item) =>
      limit(async () => {
        if (hasFailed) return;
        await work(item).catch((error: unknown) => {
          hasFailed = true;
          throw error;
        });
      }),
    ),
  );
  const failure = done.find(({ status }) => status === "rejected");
  if (failure?.status === "rejected") throw failure.reason;
}
