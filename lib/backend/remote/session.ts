import "server-only";
import * as z from "zod";
import { env } from "@/lib/settings/env";
import { decryptSessionCookie, sameOriginSessionCookie } from "../auth/session-cookie";

const backendUrl = env.API_BASE_URL ?? "";

const backendSessionSchema = z.object({
  /** Where it is valid: another backend must never see its token. */
  address: z.literal(backendUrl),
  /** The latest access token. */
  token: z.string().min(1),
  /** The cookies that the backend has set, by name. */
  cookies: z.record(z.string(), z.string()),
});

/** A session at the backend, which this site's session cookie holds encrypted. */
export type BackendSession = Omit<z.infer<typeof backendSessionSchema>, "address">;

/** Decrypts a session cookie. @returns undefined unless it holds a session at the backend. */
export async function readBackendSession(cookie: string | undefined): Promise<BackendSession | undefined> {
  return backendSessionSchema.safeParse((await decryptSessionCookie(cookie))?.backend).data;
}

/** The session of a request from a page of this site; undefined without one. */
export const backendSessionOf = (request: Request) => readBackendSession(sameOriginSessionCookie(request));
