import { once } from "node:events";
import { connect } from "node:net";
import { site } from "./site";

/** Sends a path to the shared site as it is: no client tidies it up. @returns the answer's status line. */
export async function statusLineOf(path: string): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  let answer = "";
  socket.setEncoding("latin1").on("data", (text) => {
    answer += text;
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  await once(socket, "close");
  return answer.split("\r\n")[0] ?? "";
}
