import { once } from "node:events";
import { connect } from "node:net";
import { site } from "./site";

/**
 * Sends bytes to a server, without any client checking or normalizing them, and waits until it closes the connection.
 *
 * @param request must ask for that with `Connection: close`. @param signal gives up.
 * @returns all that the server sent, with a character for each byte.
 * @throws the error of a broken connection, and an AbortError.
 */
export async function exchange(
  serverUrl: string,
  request: string | Buffer,
  signal?: AbortSignal,
): Promise<string> {
  const socket = connect(Number(new URL(serverUrl).port), "127.0.0.1");
  let response = "";
  socket.setEncoding("latin1").on("data", (text) => {
    response += text;
  });
  socket.write(request);
  try {
    await once(socket, "close", { ...(signal && { signal }) });
  } finally {
    socket.destroy();
  }
  return response;
}

/**
 * Requests a path from the shared site without any client normalizing it.
 *
 * @param headers instead of one `Host`. @returns the status line.
 */
export async function statusLineOf(path: string, headers: readonly string[] = ["Host: x"]): Promise<string> {
  const request = [`GET ${path} HTTP/1.1`, ...headers, "Connection: close", "", ""].join("\r\n");
  return (await exchange(site.url, request)).split("\r\n")[0] ?? "";
}
