import { expect, test, vi } from "vitest";

vi.stubEnv("DATABASE_URL", "postgres://owner:hush@db.example/site");
vi.stubEnv("LOG_LEVEL", "silent");

// Imported after the stubs: the settings are read when the modules load.
const { isUnreachable } = await import("./unreachable");
const { explain } = await import("../startup/explain");

const withCode = (code: string) => Object.assign(new Error("?"), { code });

test.each([
  ...["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "ENOTFOUND", "EAI_AGAIN"],
  ...["EHOSTUNREACH", "ENETUNREACH", "EHOSTDOWN", "ENETDOWN", "ENETRESET"],
  ...["57P01", "08006", "53300", "25P03"],
])("%s says that the server can't be reached: a commit may be complete nevertheless", (code) => {
  expect(isUnreachable(withCode(code))).toBe(true);
});

test.each([
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Query read timeout",
  "Client was closed and is not queryable",
  "Client has encountered a connection error and is not queryable",
])("so does the client library with: %s", (words) => {
  expect(isUnreachable(new Error(words))).toBe(true);
});

test.each(["23505", "40001", "55P03", "ENOSPC"])("%s is an answer, or not of the server", (code) => {
  expect(isUnreachable(withCode(code))).toBe(false);
});

test("a network without a way to the server is a sentence with what to do", () => {
  expect(explain(withCode("EHOSTUNREACH"))).toMatchObject({
    message:
      "The database server db.example (database site) can't be reached (EHOSTUNREACH). Check the network, or correct " +
      "DATABASE_URL.",
  });
});
