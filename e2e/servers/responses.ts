import { type APIResponse, expect } from "@playwright/test";
import { type Failure, failureSchema } from "@/lib/contract/common";

/** What no response may contain: a password hash, a stack trace, a file path, SQL. */
const INTERNALS =
  /\$argon2|password_?hash|session_?version|\n\s+at |node_modules|\.next\/|SQLITE|select .+ from |insert into/i;

/** Checks that a response leaks no internals. @returns its text. */
export async function plainText(response: APIResponse): Promise<string> {
  const text = await response.text();
  expect(text).not.toMatch(INTERNALS);
  return text;
}

/** Checks that a call failed with this status and the contract's error body. @returns the body. */
export async function errorOf(response: APIResponse, status: number): Promise<Failure> {
  const text = await plainText(response);
  expect(response.status(), text).toBe(status);
  expect(response.headers()["content-type"]).toMatch(/^application\/json\b/);
  const failure = failureSchema.strict().parse(JSON.parse(text));
  expect(failure.message).toMatch(/\w/);
  return failure;
}

/** The fields that a 400 response names, without duplicates. */
export async function invalidFields(response: APIResponse): Promise<string[]> {
  const { errors = [] } = await errorOf(response, 400);
  return [...new Set(errors.map(({ field }) => field))].sort();
}
