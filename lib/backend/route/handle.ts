import "server-only";
import type { NextResponse } from "next/server";
import type * as z from "zod";
import type { Admin } from "@/lib/contract/auth";
import { aboutCalls } from "@/lib/contract/calls/about";
import type { Call, ResponseBody, WithId } from "@/lib/contract/calls/define-call";
import { requireAdmin, requireSessionCookie } from "../auth/require-admin";
import { requirePermission } from "../auth/require-permission";
import type { SessionClaims } from "../auth/session-cookie";
import { readId, readJson, readQuery } from "../http/parse";
import { json } from "../http/respond";
import { backendAddress } from "../remote/backend";
import { forward } from "../remote/forward";
import { requireDatabase } from "../startup/preparation";
import type { Handlers } from "./api";

/** What a handler receives: the validated inputs that its call's record declares. */
type Input<C extends Call> = { request: Request } & (C extends { access: "admin" }
  ? { admin: Admin; claims: SessionClaims }
  : unknown) &
  (C extends { access: "cookie" } ? { claims: SessionClaims } : unknown) &
  (C extends WithId ? { id: string } : unknown) &
  (C extends { query: infer Query extends z.ZodType } ? { query: z.output<Query> } : unknown) &
  (C extends { files: object }
    ? unknown
    : C extends { body: infer Body extends z.ZodType }
      ? { body: z.output<Body> }
      : unknown);

/** What a handler returns: the body, or a response with that body when it needs headers or a cookie. */
type Output<C extends Call> = C["response"] extends { schema: z.ZodType }
  ? ResponseBody<C> | NextResponse<ResponseBody<C>>
  : Response;

type Params<C extends Call> = C extends WithId ? { id: string } : unknown;

/**
 * Creates the handler of one call from its record. It checks access, then the ID, the query and the body, and
 * responds with the record's status. A call with files parses its body itself. With `API_BASE_URL`, the call is made
 * at that backend instead.
 *
 * @param work does the work of the call. It only receives validated input.
 */
export function handle<C extends Call>(
  call: C,
  work: (input: Input<C>) => Promise<Output<C>>,
): Handlers<Params<C>> {
  const { status } = call.response;
  return {
    // Next passes no params for a path without any.
    [call.method]: async (request: Request, params?: { id?: string }) => {
      if (backendAddress) return forward(call, request);
      if (call.path !== aboutCalls.health.path) requireDatabase();
      const caller = await permit(call, request);
      const input = { request, ...caller, ...(await parse(call, request, params?.id)) };
      const result = await work(input as Input<C>);
      return result instanceof Response ? result : json(result, { status });
    },
  };
}

/** @throws HttpError 401 or 403 when the record does not allow the caller. */
async function permit({ access, permission }: Call, request: Request) {
  if (access === "anyone") return {};
  if (access === "cookie") return { claims: (await requireSessionCookie(request)).claims };
  const { admin, claims } = await requireAdmin(request);
  if (permission) requirePermission(admin, permission);
  return { admin, claims };
}

/** @throws HttpError for input that does not match the record's schemas. */
async function parse({ invalidId, idSchema, query, body, files }: Call, request: Request, id = "") {
  return {
    ...(invalidId && { id: readId(id, invalidId, idSchema) }),
    ...(query && { query: readQuery(request, query) }),
    ...(body && !files && { body: await readJson(request, body) }),
  };
}
