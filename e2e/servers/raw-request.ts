import { once } from "node:events";
import { connect } from "node:net";
import { site } from "./site";

/**
 * Requests a path from the shared site without any client normalizing it.
 *
 * @param headers instead of one `Host`. @returns the status line.
 */
export async function statusLineOf(path: string, headers: readonly string[] = ["Host: x"]): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  let response = "";
  socket.setEncoding("latin1").on("data", (text) => {
    response += text;
  });
  socket.write([`GET ${path} HTTP/1.1`, ...headers, "Connection: close", "", ""].join("\r\n"));
  await once(socket, "close");
  return response.split("\r\n")[0] ?? "";
}
