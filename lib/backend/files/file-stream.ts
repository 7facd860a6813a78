import "server-only";
import type { FileHandle } from "node:fs/promises";
import type { ByteRange } from "./byte-range";

const CHUNK_BYTES = 64 * 1024;

/**
 * Streams a range of an open file with one chunk in memory at a time. Closes the handle after the last byte,
 * on an error and when the reader cancels.
 *
 * @param signal aborts when the client disconnects. Needed as well, because Next neither reads nor cancels the
 * body when the client disconnected before the response started.
 */
export function streamOf(
  handle: FileHandle,
  { start, end }: ByteRange,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  let position = start;
  const close = () => void handle.close();
  if (signal.aborted) close();
  else signal.addEventListener("abort", close, { once: true });
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const wanted = Math.min(CHUNK_BYTES, end + 1 - position);
        const { bytesRead, buffer } = await handle.read(new Uint8Array(wanted), 0, wanted, position);
        if (wanted > 0 && bytesRead === 0) throw new Error("The file was truncated while it was being read.");
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (position > end) {
          await handle.close();
          controller.close();
        }
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    cancel: () => handle.close(),
  });
}
