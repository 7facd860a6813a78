import "server-only";
import type { ByteRange } from "./byte-range";

/** A file of a store, found and not yet read. */
export interface StoredFile {
  /** Its size in bytes. */
  size: number;
  /** Identifies this version of it (RFC 9110, section 8.8.3). */
  etag: string;
  modified: Date;
  /**
   * Streams a range of it, and frees what it holds.
   *
   * @param signal aborts when the client disconnects.
   */
  stream: (range: ByteRange, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** Frees what it holds. To be called unless it is streamed. */
  close: () => Promise<void>;
}

/** A file of a store, in a list. */
export interface ListedFile {
  name: string;
  /** Its size in bytes. */
  size: number;
  modified: Date;
}

/** Where files are kept under names: a folder, or a part of a bucket. A file never changes once it has its name. */
export interface FileStore {
  /**
   * Adds files, flushed to the disk or confirmed by the server. A failure may leave some of them.
   *
   * @param files their names, and where each is on the disk of this machine. They may be gone from there afterwards.
   */
  add: (files: { name: string; path: string }[]) => Promise<void>;
  /** @returns undefined for a name that is no file. */
  find: (name: string) => Promise<StoredFile | undefined>;
  /** Removes files. Missing ones are ignored. */
  remove: (names: string[]) => Promise<void>;
  /** Lists all files, in no particular order. */
  list: () => Promise<ListedFile[]>;
}

/** Streams a whole file, whoever waits for it. */
export const readWhole = ({ size, stream }: StoredFile): Promise<ReadableStream<Uint8Array>> =>
  stream({ start: 0, end: size - 1 }, new AbortController().signal);
