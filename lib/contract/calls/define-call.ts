import type * as z from "zod";
import type { EnforcedPermission } from "../users";

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 416 | 429 | 503 | 507;

interface JsonResponse {
  status: 200 | 201 | 202;
  /** The exact body that this server sends. */
  schema: z.ZodType;
  /** What a client accepts, if that is more lenient: it may talk to another backend or another version. */
  read?: z.ZodType;
}

/**
 * One call of the API. The route handler, the client function, the OpenAPI document and the tests are all
 * based on this record.
 */
export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** The folder of its `route.ts`, with `{id}` for the folder `[id]`. */
  path: `/api/${string}`;
  /** One line for the OpenAPI document. */
  summary: string;
  /** Who may call: anyone, an admin (bearer token or same-origin cookie), or only a client with a session cookie. */
  access: "anyone" | "admin" | "cookie";
  /** The permission that the admin must also have. */
  permission?: EnforcedPermission;
  /** The error message for a malformed ID in the path. */
  invalidId?: string;
  /** What the ID in the path has to be; a UUID by default. */
  idSchema?: z.ZodType;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** A description of each file by field name. A call with files also accepts multipart/form-data. */
  files?: Record<string, string>;
  /** The media type of a body that is neither JSON nor a form, which the handler reads itself. */
  rawBody?: string;
  /** A description of each request header. */
  headers?: Record<string, string>;
  response: JsonResponse | { status: 200; mediaType: string };
  /** Error statuses besides 405, 500 and those that follow from the fields above (400, 401, 403, 413, 415). */
  errors: readonly ErrorStatus[];
}

/** The dependencies between the fields of a {@link Call}, which its interface can't express. */
type Consistent<C extends Call> = (C extends WithId ? { invalidId: string } : { invalidId?: never }) &
  (C extends { permission: string } ? { access: "admin" } : unknown) &
  (C["response"] extends { schema: infer Schema extends z.ZodType; read: z.ZodType }
    ? { response: { read: z.ZodType<Accepts<z.output<Schema>, z.output<C["response"]["read"]>>> } }
    : unknown);

/** `Read` if it accepts every possible response, otherwise `never`. */
type Accepts<Sent, Read> = Sent extends Read ? Read : never;

/** A call with an ID in its path. */
export type WithId = { path: `${string}{id}${string}` };

/** Defines a call. Its literals and schemas keep their types, and inconsistent fields do not compile. */
export const defineCall = <const C extends Call>(call: C & Consistent<C>): C => call;

/** The body that this server responds with; `unknown` for a file. */
export type ResponseBody<C extends Call> = C["response"] extends { schema: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown;

/** The body that a client reads; text for a file. */
export type ReadBody<C extends Call> = C["response"] extends { read: infer Read extends z.ZodType }
  ? z.output<Read>
  : C["response"] extends { schema: infer Schema extends z.ZodType }
    ? z.output<Schema>
    : string;
