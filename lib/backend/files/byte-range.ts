import "server-only";

/** The first and the last byte of a range, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header (RFC 9110, section 14.2).
 *
 * @param header the header as received, or null. @param size the file size in bytes.
 * @returns the requested range, "unsatisfiable" when it is outside the file, or undefined to send the whole
 * file: for a missing header, a malformed one, and several ranges at once, which no player needs and which
 * would cost more than the file.
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
