import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { streamOf } from "./file-stream";

const folder = mkdtempSync(join(tmpdir(), "golden-hour-"));
const path = join(folder, "film.mp4");
const content = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
let handle: FileHandle;

/** What Node says of a handle that was closed. */
const CLOSED = -1;

beforeEach(async () => {
  writeFileSync(path, content);
  handle = await open(path);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Of a reader who stays. */
const LISTENING = new AbortController().signal;

const bytesOf = async (stream: ReadableStream<Uint8Array>) => Buffer.from(await new Response(stream).bytes());

test("gives the whole file and closes it", async () => {
  expect(await bytesOf(streamOf(handle, { start: 0, end: content.length - 1 }, LISTENING))).toEqual(content);
  expect(handle.fd).toBe(CLOSED);
});

test("gives a part and closes the file", async () => {
  expect(await bytesOf(streamOf(handle, { start: 70_000, end: 140_000 }, LISTENING))).toEqual(
    content.subarray(70_000, 140_001),
  );
  expect(handle.fd).toBe(CLOSED);
});

test("closes the file when the reader goes away", async () => {
  const reader = streamOf(handle, { start: 0, end: content.length - 1 }, LISTENING).getReader();
  await reader.read();
  await reader.cancel();
  expect(handle.fd).toBe(CLOSED);
});

test("closes the file when nothing of it is ever read", async () => {
  await streamOf(handle, { start: 0, end: content.length - 1 }, LISTENING).cancel();
  expect(handle.fd).toBe(CLOSED);
});

test("fails, and closes the file, when it has become shorter", async () => {
  truncateSync(path, 10);
  await expect(bytesOf(streamOf(handle, { start: 0, end: content.length - 1 }, LISTENING))).rejects.toThrow(
    "shorter",
  );
  expect(handle.fd).toBe(CLOSED);
});

test("gives an empty file", async () => {
  truncateSync(path, 0);
  expect(await bytesOf(streamOf(handle, { start: 0, end: -1 }, LISTENING))).toHaveLength(0);
  expect(handle.fd).toBe(CLOSED);
});

test("closes the file when nobody will ever read", async () => {
  const caller = new AbortController();
  streamOf(handle, { start: 0, end: content.length - 1 }, caller.signal);
  caller.abort();
  await expect.poll(() => handle.fd).toBe(CLOSED);

  const next = await open(path);
  streamOf(next, { start: 0, end: content.length - 1 }, AbortSignal.abort());
  await expect.poll(() => next.fd).toBe(CLOSED);
});
