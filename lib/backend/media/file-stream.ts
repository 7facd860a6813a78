import "server-only";
import type { FileHandle } from "node:fs/promises";
import type { ByteRange } from "./byte-range";

const CHUNK_BYTES = 64 * 1024;

/**
 * Streams bytes of an open file, one chunk in memory at a time. The handle is closed when the last byte is
 * read, when reading fails, and when the reader goes away.
 *
 * @param signal that the reader is gone: Next neither reads nor cancels a body whose caller hung up before it.
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
        if (wanted > 0 && bytesRead === 0) throw new Error("A media file has become shorter.");
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
