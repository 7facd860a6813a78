import "server-only";

/** The code of an error, such as `ENOSPC` of the system or `SQLITE_BUSY` of the database; empty without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
