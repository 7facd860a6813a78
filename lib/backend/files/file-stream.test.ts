import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { streamOf } from "./file-stream";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
const path = join(folder, "video.mp4");
const content = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
let handle: FileHandle;

/** The `fd` of a closed FileHandle. */
const CLOSED = -1;

beforeEach(async () => {
  writeFileSync(path, content);
  handle = await open(path);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A client that stays connected. */
const CONNECTED = new AbortController().signal;

const bytesOf = async (stream: ReadableStream<Uint8Array>) => Buffer.from(await new Response(stream).bytes());

test("streams the whole file and closes it", async () => {
  expect(await bytesOf(streamOf(handle, { start: 0, end: content.length - 1 }, CONNECTED))).toEqual(content);
  expect(handle.fd).toBe(CLOSED);
});

test("streams a range and closes the file", async () => {
  expect(await bytesOf(streamOf(handle, { start: 70_000, end: 140_000 }, CONNECTED))).toEqual(
    content.subarray(70_000, 140_001),
  );
  expect(handle.fd).toBe(CLOSED);
});

test("closes the file when the reader cancels", async () => {
  const reader = streamOf(handle, { start: 0, end: content.length - 1 }, CONNECTED).getReader();
  await reader.read();
  await reader.cancel();
  expect(handle.fd).toBe(CLOSED);
});

test("closes the file when the stream is canceled before the first read", async () => {
  await streamOf(handle, { start: 0, end: content.length - 1 }, CONNECTED).cancel();
  expect(handle.fd).toBe(CLOSED);
});

test("fails and closes the file when it was truncated", async () => {
  truncateSync(path, 10);
  await expect(bytesOf(streamOf(handle, { start: 0, end: content.length - 1 }, CONNECTED))).rejects.toThrow(
    "truncated",
  );
  expect(handle.fd).toBe(CLOSED);
});

test("streams an empty file", async () => {
  truncateSync(path, 0);
  expect(await bytesOf(streamOf(handle, { start: 0, end: -1 }, CONNECTED))).toHaveLength(0);
  expect(handle.fd).toBe(CLOSED);
});

test("closes the file when the client disconnects before the first read", async () => {
  const client = new AbortController();
  streamOf(handle, { start: 0, end: content.length - 1 }, client.signal);
  client.abort();
  await expect.poll(() => handle.fd).toBe(CLOSED);

  const next = await open(path);
  streamOf(next, { start: 0, end: content.length - 1 }, AbortSignal.abort());
  await expect.poll(() => next.fd).toBe(CLOSED);
});
