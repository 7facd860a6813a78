import "server-only";

/**
 * Reads a request's body chunk by chunk. Whoever stops leaves the rest unread, for the server to discard
 * (lib/process/unread-body.ts). A `for await` over the body itself would cancel it, which stops the connection.
 */
export async function* bodyChunks(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    reader.releaseLock();
  }
}
