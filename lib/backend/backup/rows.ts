import "server-only";
import type { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Row } from "../db/engine";

/** Reads rows, written as compressed lines of JSON, in batches of what arrives together. */
export async function* rowsOf(content: Readable): AsyncGenerator<Row[]> {
  const unpacked = createGunzip();
  content.on("error", (error) => unpacked.destroy(error)).pipe(unpacked);
  let begun = "";
  for await (const text of unpacked.setEncoding("utf8")) {
    const lines = (begun + text).split("\n");
    begun = lines.pop() ?? "";
    if (lines.length > 0) yield lines.map((line) => JSON.parse(line));
  }
}
