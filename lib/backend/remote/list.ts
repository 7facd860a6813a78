import "server-only";
import type * as z from "zod";
import type { Call } from "@/lib/contract/calls/define-call";
import { backendError, requestBackend } from "./backend";

/**
 * Reads a public list of the backend.
 *
 * @param row reads one of its rows. Rows that don't fit are left out.
 * @param isOptional whether the list is empty where the backend has no such call.
 * @throws HttpError 502 or 504 when the backend does not answer with a list.
 */
export async function readList<Row>(
  { method, path }: Call,
  row: z.ZodType<Row>,
  isOptional = false,
): Promise<Row[]> {
  const response = await requestBackend({ method, path, headers: { accept: "application/json" } });
  const body: unknown = await response.json().catch(() => undefined);
  if (isOptional && response.status === 404) return [];
  if (!response.ok || !Array.isArray(body))
    throw backendError("unusable", { method, path }, `It answered ${response.status} without a list.`);
  return body.flatMap((sent) => row.safeParse(sent).data ?? []);
}
