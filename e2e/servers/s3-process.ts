/**
 * An S3-compatible server that checks signatures: `node --openssl-legacy-provider s3-process.ts <port> <folder>`. The
 * library encrypts the places where a list goes on with an old cipher, and checks no signatures of version 4.
 */
import { createHash, createHmac } from "node:crypto";
import { mkdirSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { KEY, READER } from "./s3-settings.ts";

const [port, directory = ""] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const S3rver = require("s3rver");

const store = new S3rver({ silent: true, directory });
const answer = store.callback();

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function isSigned({ method, url = "", headers }: IncomingMessage): boolean {
  const [, key, scope = "", names = "", signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w{64})$/.exec(
      headers.authorization ?? "",
    ) ?? [];
  const secret = key === KEY.id ? KEY.secret : key === READER.id ? READER.secret : undefined;
  if (!secret) return false;
  const [path = "", query = ""] = url.split("?");
  const parameters = query.split("&").filter(Boolean);
  const request = [
    method,
    path,
    parameters
      .map((parameter) => (parameter.includes("=") ? parameter : `${parameter}=`))
      .sort()
      .join("&"),
    ...names.split(";").map((name) => `${name}:${String(headers[name] ?? "").trim()}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const digest = createHash("sha256").update(request).digest("hex");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, digest].join("\n");
  const signingKey = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(signingKey, text).toString("hex") === signature;
}

/** The bucket's policy lets everybody read media. */
const isPublic = ({ method, url = "" }: IncomingMessage) =>
  method === "GET" && /^\/[^/]+\/uploads\/[^/?]+$/.test(url);

/**
 * The library removes a folder with its last object, also while it begins to write another one there. One folder more keeps
 * those that the site uses.
 */
function keepFolders({ method, url = "" }: IncomingMessage): void {
  const [, bucket] = /^\/([\w-]+)\/?$/.exec(url) ?? [];
  if (method !== "PUT" || !bucket) return;
  for (const prefix of ["uploads", "work", "backups"])
    mkdirSync(join(directory, bucket, prefix, "kept"), { recursive: true });
}

function refusalOf(request: IncomingMessage): string | undefined {
  const { authorization = "" } = request.headers;
  if (!isSigned(request) && !isPublic(request))
    return authorization.includes(`=${KEY.id}/`) ? "SignatureDoesNotMatch" : "InvalidAccessKeyId";
  return authorization.includes(`=${READER.id}/`) && request.method === "PUT" ? "AccessDenied" : undefined;
}

createServer((request, response) => {
  const code = refusalOf(request);
  if (!code) {
    // The library knows one key only.
    Reflect.deleteProperty(request.headers, "authorization");
    response.once("finish", () => keepFolders(request));
    return answer(request, response);
  }
  response.writeHead(403, { "content-type": "application/xml", connection: "close" });
  response.end(`<Error><Code>${code}</Code><Message>The request is refused.</Message></Error>`);
}).listen(Number(port), "127.0.0.1", () => console.log("ready"));
process.on("disconnect", () => process.exit());
