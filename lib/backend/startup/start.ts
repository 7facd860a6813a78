import "server-only";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, provideNextAuthSettings, StartupError } from "@/lib/settings/env";
import { database } from "../db/connection";
import { migrateUnderLock } from "../db/migrate";
import { removeLeftovers } from "../media/leftovers";
import { fillNewDatabase } from "./seed";

/**
 * Makes this process ready to answer, or ends it: with one sentence when the owner can mend it (the
 * data folder or the database can't be used, a setting is missing), else with the fault.
 */
export async function startOrExit(): Promise<void> {
  await start().catch((error: Error) => {
    console.error(error.name === "StartupError" ? error.message : error);
    process.exit(1);
  });
}

/** The secret, the database in its newest shape and, at the very first start, what it begins with. */
async function start(): Promise<void> {
  try {
    mkdirSync(resolve(env.DATA_DIR, "uploads"), { recursive: true });
    await migrateUnderLock(database(), async (db) => {
      provideNextAuthSettings(env.NEXTAUTH_SECRET ?? generatedSecret());
      await removeLeftovers(db);
    });
    await fillNewDatabase(database());
  } catch (error) {
    throw explained(error);
  }
}

/**
 * The secret in `DATA_DIR/secret`, made at the first start. It is called under the database's lock, so
 * that of two processes the second finds what the first has made.
 */
function generatedSecret(): string {
  const file = join(resolve(env.DATA_DIR), "secret");
  if (!existsSync(file)) {
    // Moved into place when it is on the disk: a crash leaves no half of a secret.
    const draft = `${file}.new`;
    writeFileSync(draft, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flush: true });
    renameSync(draft, file);
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) {
    throw new StartupError(`The secret in ${file} is damaged. Delete the file: everyone signs in again.`);
  }
  return secret;
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

/** What went wrong with the disk, by the codes of the system and of SQLite. */
const DISK_FAULTS: Record<string, string> = {
  EACCES: "may not be written by this user",
  EPERM: "may not be written by this user",
  EROFS: "is on a read-only disk",
  ENOSPC: "is on a full disk",
  EFBIG: "is on a disk that is full for this user",
  EDQUOT: "is on a full disk",
  EEXIST: "is not a folder",
  ENOTDIR: "is not a folder",
  ENOENT: "can't be made",
  SQLITE_FULL: "is on a full disk",
  SQLITE_READONLY: "holds a database that may not be written",
  SQLITE_CANTOPEN: "holds a database that can't be opened",
  SQLITE_NOTADB: "holds a site.db that is not a database",
  SQLITE_CORRUPT: "holds a damaged database",
  SQLITE_BUSY: "holds a database that another program keeps locked",
  SQLITE_IOERR: "is on a disk that fails or is full",
};

function explained(error: unknown): unknown {
  const code = codeOf(error);
  const fault = DISK_FAULTS[code] ?? DISK_FAULTS[code.split("_").slice(0, 2).join("_")];
  if (!fault) return error;
  return new StartupError(
    `The data folder ${resolve(env.DATA_DIR)} ${fault} (${code}); DATA_DIR sets another.`,
  );
}
