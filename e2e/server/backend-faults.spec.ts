import { Agent } from "node:http";
import { expect } from "../fixtures";
import { beginPost, sendWithoutEnd } from "../servers/streamed-request";
import { withPlainBackend } from "../with-plain-backend";

/** Far more than a response that is read whole before it is passed on, in bytes. */
const LARGE = 1_000_000;

const UPLOAD = { "content-type": "multipart/form-data; boundary=end", authorization: "Bearer a.b.c" };
const FILE_PART = `--end\r\ncontent-disposition: form-data; name="media"; filename="a.jpg"\r\n\r\n`;

for (const [status, message] of [
  [413, "This backend takes no files of this size."],
  [401, "This backend does not know you."],
] as const)
  withPlainBackend(
    `a backend's ${status} in the middle of an upload reaches the sender`,
    async ({ backend, front }) => {
      const refusal = JSON.stringify({ success: false, message });
      backend.reply = (response) => {
        response.req.once("data", () =>
          response.writeHead(status, { "content-type": "application/json" }).end(refusal),
        );
      };
      const response = await sendWithoutEnd("POST", `${front.url}/api/gallery`, UPLOAD, FILE_PART);
      expect(response).toEqual({ status, body: refusal });
    },
  );

withPlainBackend(
  "an upload that its sender gives up ends at the backend, and the site goes on",
  async ({ backend, front }) => {
    let cut = false;
    backend.reply = ({ req }) => {
      req.resume();
      req.once("close", () => {
        cut = !req.complete;
      });
    };
    const { body, response } = await beginPost(`${front.url}/api/gallery`, new Agent(), UPLOAD);
    const gone = expect(response).rejects.toThrow("socket hang up");
    body.write(FILE_PART);
    body.write(Buffer.alloc(LARGE));
    await expect.poll(() => backend.received).toContain("POST /api/gallery");
    body.destroy();
    await gone;
    await expect.poll(() => cut).toBe(true);

    backend.reply = undefined;
    expect((await fetch(`${front.url}/api/gallery`)).status).toBe(200);
    expect(front.errors).toBe("");
  },
);

for (const [what, path, headers] of [
  ["a file", "/uploads/a.jpg", { "content-type": "image/jpeg", "content-length": String(2 * LARGE) }],
  ["an export of unknown length", "/api/contact/admin/messages/export", { "content-type": "text/csv" }],
] as const)
  withPlainBackend(
    `${what} that breaks off at the backend breaks off for the client`,
    async ({ backend, front }) => {
      backend.reply = (response) =>
        response.writeHead(200, headers).write(Buffer.alloc(LARGE), () => backend.close());
      const response = await fetch(front.url + path, { headers: { authorization: "Bearer a.b.c" } });
      expect(response.status).toBe(200);
      await expect(response.arrayBuffer()).rejects.toThrow("terminated");
    },
  );
