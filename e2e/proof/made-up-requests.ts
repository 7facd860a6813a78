import fc from "fast-check";
import type { SampledCall } from "../api/calls";

/** The request of a client that nobody has tested. Texts are latin1. */
export interface MadeUpRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const TYPES = ["application/json", "multipart/form-data", "text/plain", "a"];
const BOUNDARY = "made-up";

/** Headers that the server, Next or next-auth read, and values that mean something to them. */
const HEADERS: Record<string, string[]> = {
  accept: ["*/*", "text/x-component", "application/json"],
  "accept-encoding": ["gzip", "br", "identity;q=0"],
  cookie: ["next-auth.session-token=a.b.c", "__prerender_bypass=1", "golden-hour.device=a.b.c", "=;;="],
  "idempotency-key": ["1", "a key"],
  "if-modified-since": ["Thu, 01 Jan 1970 00:00:00 GMT", "yesterday"],
  "if-none-match": ["*", '""', 'W/"1"'],
  "next-action": ["0", "00abcdef"],
  "next-router-prefetch": ["1"],
  "next-router-state-tree": ["[]", "%5B%22%22%5D"],
  origin: ["null", "https://elsewhere.example", "::"],
  range: ["bytes=0-", "bytes=-1", "bytes=9-1", "bytes=0-0,2-3", "bytes=99999999999999999999-"],
  referer: ["/", "https://elsewhere.example/%"],
  rsc: ["1"],
  "sec-fetch-site": ["same-origin", "cross-site"],
  "x-forwarded-for": ["198.51.100.7", "::ffff:1.2.3.4", "a, b"],
  "x-forwarded-host": ["elsewhere.example", "["],
  "x-forwarded-proto": ["https", "gopher"],
  "x-http-method-override": ["DELETE"],
  "x-middleware-subrequest": ["middleware:middleware:middleware:middleware:middleware"],
  "x-nextjs-data": ["1"],
};

/** Any text that may stand in a header: without control characters, which Node refuses. */
const headerText = fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map(toCharacter), maxLength: 40 });
/** With NUL more often than by chance, which PostgreSQL can't store. */
const anyText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: "binary" }).map((text) => text.toWellFormed()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("\0", "a\0@b.example", "https://a.example/\0", encodeCursor("a \0")),
  },
);

/** As the cursors of pages are encoded. */
function encodeCursor(text: string): string {
  return Buffer.from(text).toString("base64url");
}

function toCharacter(code: number): string {
  return String.fromCharCode(code === 0x7f ? 0x20 : code);
}

const headers = fc
  .uniqueArray(fc.constantFrom(...Object.keys(HEADERS)), { maxLength: 4 })
  .chain((names) =>
    fc.record(
      Object.fromEntries(
        names.map((name) => [name, fc.oneof(fc.constantFrom(...(HEADERS[name] ?? [])), headerText)]),
      ),
    ),
  );

const query = (names: string[]) => {
  const name = fc.oneof(fc.constantFrom("q", "limit", "cursor", ...names), anyText);
  const value = fc.oneof(anyText, fc.integer().map(String), fc.constantFrom("true", "%", "%00", "%E0%A4%A"));
  return fc
    .array(fc.tuple(name, fc.oneof(value, value.map(encodeURIComponent))), { maxLength: 3 })
    .map((pairs) => pairs.map(([key, text]) => `${encodeURIComponent(key)}=${oneLine(text)}`).join("&"))
    .map((text) => (text ? `?${text}` : ""));
};

/** What can be written in the first line of a request. */
const oneLine = (text: string) => text.replace(/[^\x21-\x7e]/gu, encodeURIComponent);

/** A part of a path: an ID that exists, one that does not, or anything. */
const segment = (ids: string[]) =>
  fc.oneof(
    fc.constantFrom("..", "%2e%2e", "%00", "%", "1e9", "constructor", ...ids),
    fc.uuid(),
    anyText.map(encodeURIComponent),
    anyText.map(oneLine).map((text) => text.replace(/[?#]/g, "")),
  );

/** A valid body of which some fields are missing or something else. */
const nearly = (sample: object) =>
  fc
    .dictionary(
      fc.constantFrom("id", "url", "alt", "featured", ...Object.keys(sample)),
      fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined), anyText),
      { maxKeys: 2 },
    )
    .map((changes) => ({ ...sample, ...changes }));

const latin1 = (text: string) => Buffer.from(text).toString("latin1");

/** The part of a form for a field. A file has the first bytes of a picture, and then anything. */
const parts = (fields: object) =>
  fc
    .array(fc.tuple(fc.constantFrom("media", "poster", "title"), fc.uint8Array({ maxLength: 200 })), {
      maxLength: 3,
    })
    .map((files) => [
      ...Object.entries(fields).map(
        ([name, value]) =>
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${latin1(String(value))}`,
      ),
      ...files.map(
        ([name, bytes]) =>
          `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n` +
          `content-type: image/jpeg\r\n\r\n\xff\xd8\xff${Buffer.from(bytes).toString("latin1")}`,
      ),
    ]);

/** A body and the type it claims to have. */
const content = (sample: object): fc.Arbitrary<{ type: string; body: string }> => {
  const json = fc.oneof(nearly(sample), fc.jsonValue()).map((value) => latin1(JSON.stringify(value)));
  const form = nearly(sample)
    .chain(parts)
    .map((all) => [...all, `--${BOUNDARY}--\r\n`].join("\r\n"));
  const pairs = nearly(sample).map((fields) =>
    new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])).toString(),
  );
  const cut = fc.tuple(json, fc.nat(60)).map(([text, length]) => text.slice(0, length));
  const type = (name: string) => fc.constant(name);
  return fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: type("application/json"), body: json }) },
    {
      weight: 3,
      arbitrary: fc.record({ type: type(`multipart/form-data; boundary=${BOUNDARY}`), body: form }),
    },
    { weight: 2, arbitrary: fc.record({ type: type("application/x-www-form-urlencoded"), body: pairs }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constantFrom(...TYPES), body: fc.oneof(json, form, cut) }) },
    { weight: 1, arbitrary: fc.record({ type: headerText, body: anyText.map(latin1) }) },
  );
};

const methodsAround = (method: string) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(method) },
    { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
  );

function request(method: string, path: fc.Arbitrary<string>, sample: object): fc.Arbitrary<MadeUpRequest> {
  return fc
    .record({
      method: methodsAround(method),
      path,
      headers,
      content: content(sample),
      withBody: fc.boolean(),
    })
    .map(({ content: { type, body }, withBody, ...rest }) =>
      withBody || method !== "GET"
        ? { ...rest, headers: { ...rest.headers, "content-type": type }, body }
        : { ...rest, body: "" },
    );
}

/** Requests that are like a call's. @param ids of rows that exist. */
export function likeCall({ call, data = {} }: SampledCall, ids: string[]): fc.Arbitrary<MadeUpRequest> {
  const names = call.query ? Object.keys(call.query.shape) : [];
  const path = fc
    .tuple(segment(ids), query(names))
    .map(([id, text]) => call.path.replace("{id}", () => id) + text);
  return request(call.method, path, data);
}

/** Requests for a page or a folder of files, and for what may be below it. */
export function likePlace(method: string, path: string): fc.Arbitrary<MadeUpRequest> {
  const below = fc.array(segment(["2", "rss", "index.html"]), { maxLength: 2 });
  const deeper = fc
    .tuple(below, query(["service", "package", "_rsc"]))
    .map(([more, text]) => [path.replace(/\/$/, ""), ...more].join("/") + text)
    .map((full) => (full.startsWith("/") ? full : `/${full}`));
  return request(method, deeper, { name: "Ada", email: "ada@visitors.example", eventType: "wedding" });
}

/** The bytes of a request, after which the server closes the connection. */
export function toBytes(
  { method, path, headers, body }: MadeUpRequest,
  more: Record<string, string>,
): Buffer {
  const all = { host: "x", ...headers, ...more, "content-length": String(body.length), connection: "close" };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, "", body].join("\r\n"), "latin1");
}
