import "server-only";

/** The first and the last byte that are asked for, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header (RFC 9110, section 14.2).
 *
 * @param header as the client sent it, or null. @param size of the file in bytes.
 * @returns the one range that is asked for; "unsatisfiable" when it lies outside the file; undefined when
 * the whole file is the answer: without a range, for one that can't be read, and for several at once, which
 * no player needs and which cost more than the file.
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? "") ?? [];
  if (!first && !last) return undefined;
  if (!first) {
    const length = Math.min(Number(last), size);
    return length > 0 ? { start: size - length, end: size - 1 } : "unsatisfiable";
  }
  const start = Number(first);
  if (last && Number(last) < start) return undefined;
  if (start >= size) return "unsatisfiable";
  return { start, end: last ? Math.min(Number(last), size - 1) : size - 1 };
}
