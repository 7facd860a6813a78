/** The yardstick for processor time: the least that Node needs to send a page. Its arguments are a file and a port. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

const [, , file = "", port] = process.argv;
const body = brotliCompressSync(readFileSync(file));
const headers = { "content-type": "text/html", "content-encoding": "br", "content-length": body.length };

createServer((_, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
  "127.0.0.1",
  () => console.log("open"),
);
