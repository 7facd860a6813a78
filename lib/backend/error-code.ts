import "server-only";

/** The code of an error of the system, a database or the object store, such as `ENOSPC` or `SQLITE_BUSY`; empty without one. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";
