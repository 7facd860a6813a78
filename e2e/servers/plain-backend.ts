import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import busboy from "@fastify/busboy";

type Row = Record<string, unknown> & { _id: string };
type Fields = Record<string, unknown>;

/** What a handler receives. */
interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  id: string;
}

type Handler = (call: Call) => unknown;

/** As MongoDB makes them. */
const newId = () => randomBytes(12).toString("hex");

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const PAGE_TYPE = { "content-type": "text/html; charset=utf-8" };

/** How long tokens of the plain backend last, in seconds. */
const TOKEN_LIFETIME_S = 3600;

/** The owner of a plain backend's site. */
const OWNER = { email: "owner@plain.example", password: "plain and long enough" };

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * A backend that knows the calls of the specification and nothing else: no pages, no search, no order, no versions, no
 * dimensions, no ETag, no cookie of this site. It answers what it has to and leaves out what is optional, as a small
 * Express application would.
 */
export class PlainBackend {
  readonly owner = OWNER;
  readonly messages: Row[] = [];
  readonly gallery: Row[] = [];
  readonly users: Row[] = [
    {
      _id: newId(),
      firstName: "Olive",
      lastName: "Plain",
      email: OWNER.email,
      role: "admin",
      permissions: [],
    },
  ];
  /** The requests so far, as `GET /api/gallery`. */
  readonly received: string[] = [];
  /** The body of the next response to a sign-in, instead of a token and the admin. */
  signInBody: object | undefined;
  /** Further fields of the signed-in admin. */
  adminFields: Fields = {};
  /** Answers all calls, instead of the handlers. */
  reply: ((response: ServerResponse) => void) | undefined;
  /** How long new tokens last, in seconds. */
  tokenLifetime = TOKEN_LIFETIME_S;
  readonly #files = new Map<string, { type: string; bytes: Buffer }>();
  readonly #tokens = new Set<string>();
  readonly #sessions = new Set<string>();
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  /** Starts listening. @param port a free one by default. @returns its URL. */
  async open(port = 0): Promise<string> {
    await new Promise<void>((listening) => this.#server.listen(port, "127.0.0.1", listening));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Stops listening and cuts all connections. Its data stays. */
  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Adds a message that was sent at a time. */
  addMessage(fields: Fields, createdAt: string): string {
    const row = { _id: newId(), read: false, ...fields, createdAt };
    this.messages.push(row);
    return row._id;
  }

  readonly #handlers: Record<string, Handler> = {
    "POST /api/admin/login": async ({ request, response }) => {
      const { email, password } = await jsonOf(request);
      if (email !== OWNER.email || password !== OWNER.password)
        return send(response, 401, { message: "Wrong email or password" });
      const session = newId();
      this.#sessions.add(session);
      response.setHeader("set-cookie", `sid=${session}; Path=/; HttpOnly; SameSite=Strict`);
      send(
        response,
        200,
        this.signInBody ?? { token: this.#newToken(), admin: { email, name: "Olive Plain" } },
      );
    },
    "POST /api/admin/refresh-token": ({ request, response }) => {
      const session = /\bsid=(\w+)/.exec(request.headers.cookie ?? "")?.[1] ?? "";
      if (!this.#sessions.has(session)) return send(response, 401, { message: "No session" });
      send(response, 200, { token: this.#newToken() });
    },
    "GET /api/admin/me": ({ response }) =>
      send(response, 200, { email: OWNER.email, name: "Olive Plain", ...this.adminFields }),
    "PUT /api/admin/password": async ({ request, response }) => {
      const { currentPassword } = await jsonOf(request);
      if (currentPassword !== OWNER.password)
        return send(response, 400, { message: "The password is wrong" });
      send(response, 200, { message: "ok" });
    },
    "GET /api/admin/dashboard/stats": ({ response }) =>
      send(response, 200, {
        success: true,
        stats: {
          totalUsers: this.users.length,
          totalImages: this.gallery.filter(({ mediaType }) => mediaType === "image").length,
          totalMessages: this.messages.length,
        },
        recentMessages: this.messages.slice(-5).reverse(),
      }),
    "GET /api/admin/users": ({ response }) => send(response, 200, this.users),
    "POST /api/admin/users": async ({ request, response }) => {
      const { password: _, ...fields } = await jsonOf(request);
      this.users.push({ _id: newId(), ...fields });
      send(response, 201, { message: "created" });
    },
    "PUT /api/admin/users/:id": async ({ request, response, id }) => {
      const user = this.users.find(({ _id }) => _id === id);
      if (!user) return send(response, 404, { message: "No such user" });
      Object.assign(user, await jsonOf(request));
      send(response, 200, user);
    },
    "DELETE /api/admin/users/:id": ({ response, id }) => remove(this.users, id, response),
    "GET /api/gallery": ({ response }) => send(response, 200, this.gallery),
    "POST /api/gallery": async ({ request, response }) => {
      const { fields, file } = await formOf(request);
      if (!file && !fields.url) return send(response, 400, { message: "Nothing to add" });
      this.gallery.unshift({ _id: newId(), ...fields, url: file ? this.#store(file) : fields.url });
      send(response, 201, { success: true });
    },
    "PUT /api/gallery/update/:id": async ({ request, response, id }) => {
      const item = this.gallery.find(({ _id }) => _id === id);
      if (!item) return send(response, 404, { success: false, message: "No such item" });
      const isForm = request.headers["content-type"]?.startsWith("multipart/");
      const { fields, file } = isForm
        ? await formOf(request)
        : { fields: await jsonOf(request), file: undefined };
      Object.assign(item, fields, file && { url: this.#store(file) });
      send(response, 200, { success: true, message: "updated" });
    },
    "DELETE /api/gallery/:id": ({ response, id }) => remove(this.gallery, id, response),
    "POST /api/contact": async ({ request, response }) => {
      const row = { ...(await jsonOf(request)), _id: newId(), createdAt: new Date().toISOString() };
      this.messages.push(row);
      send(response, 201, { success: true, message: "saved" });
    },
    "GET /api/contact/admin/messages": ({ response }) => send(response, 200, this.messages),
    "PUT /api/contact/admin/messages/:id/read": ({ response, id }) => {
      const message = this.messages.find(({ _id }) => _id === id);
      if (!message) return send(response, 404, { message: "No such message" });
      message.read = true;
      sayStatus(response, 200, "OK");
    },
    "DELETE /api/contact/admin/messages/:id": ({ response, id }) => remove(this.messages, id, response),
  };

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "", "http://backend");
    this.received.push(`${request.method} ${pathname}`);
    if (this.reply) return this.reply(response);
    if (pathname.startsWith("/uploads/")) return this.#sendFile(pathname, response);
    for (const [route, handler] of Object.entries(this.#handlers)) {
      const [method, path = ""] = route.split(" ");
      const matched = new RegExp(`^${path.replace(":id", "(\\w+)")}$`).exec(pathname);
      if (method !== request.method || !matched) continue;
      if (needsAdmin(route) && !this.#knows(request)) return send(response, 401, { message: "Unauthorized" });
      await handler({ request, response, id: matched[1] ?? "" });
      return;
    }
    response.writeHead(404, PAGE_TYPE).end(`<pre>Cannot ${request.method} ${pathname}</pre>`);
  }

  #knows({ headers }: IncomingMessage): boolean {
    const [, token = ""] = headers.authorization?.split(" ") ?? [];
    const { exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "e30", "base64url").toString());
    return this.#tokens.has(token) && exp > Date.now() / 1000;
  }

  #newToken(): string {
    const exp = Math.floor(Date.now() / 1000) + this.tokenLifetime;
    const token = `${base64({ alg: "HS256", typ: "JWT" })}.${base64({ exp, id: newId() })}.${newId()}`;
    this.#tokens.add(token);
    return token;
  }

  #store({ type, bytes }: { type: string; bytes: Buffer }): string {
    const name = `${Date.now()}-${newId()}.${type.split("/")[1]}`;
    this.#files.set(`/uploads/${name}`, { type, bytes });
    return `/uploads/${name}`;
  }

  #sendFile(pathname: string, response: ServerResponse): void {
    const file = this.#files.get(pathname);
    if (!file) return void response.writeHead(404, PAGE_TYPE).end("<pre>Not found</pre>");
    response
      .writeHead(200, { "content-type": file.type, "content-length": file.bytes.length })
      .end(file.bytes);
  }
}

const PUBLIC = [
  "POST /api/admin/login",
  "POST /api/admin/refresh-token",
  "GET /api/gallery",
  "POST /api/contact",
];
const needsAdmin = (route: string) => !PUBLIC.includes(route);

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  // As Express does. Node would send it in chunks, without a length.
  response.writeHead(status, { ...JSON_TYPE, "content-length": Buffer.byteLength(text) }).end(text);
}

/** As Express's `sendStatus` does. */
function sayStatus(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(words);
}

function remove(rows: Row[], id: string, response: ServerResponse): void {
  const index = rows.findIndex(({ _id }) => _id === id);
  if (index < 0) send(response, 404, { message: "Not found" });
  else {
    rows.splice(index, 1);
    sayStatus(response, 200, "OK");
  }
}

const jsonOf = async (request: IncomingMessage): Promise<Fields> => JSON.parse(await text(request));

interface Form {
  fields: Fields;
  file: { type: string; bytes: Buffer } | undefined;
}

/** Reads a form with at most one file, named `media`. Another file is an error, as with multer's `single`. */
function formOf(request: IncomingMessage): Promise<Form> {
  return new Promise((resolve, reject) => {
    const form: Form = { fields: {}, file: undefined };
    const parser = busboy({ headers: request.headers as { "content-type": string } });
    parser.on("field", (name, value) => {
      form.fields[name] = name === "featured" ? value === "true" : value;
    });
    parser.on("file", async (name, stream, _, __, type) => {
      if (name !== "media") return reject(new Error(`Unexpected file ${name}`));
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      form.file = { type, bytes: Buffer.concat(chunks) };
    });
    parser.on("finish", () => resolve(form));
    parser.on("error", reject);
    request.pipe(parser);
  });
}
