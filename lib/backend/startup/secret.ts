import "server-only";
import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, StartupError } from "@/lib/settings/env";
import { codeOf } from "../error-code";

const secretFile = () => join(resolve(env.DATA_DIR), "secret");

/** Whether there is a secret already: the first start generates it once the database has its tables. */
export const hasSecret = (): boolean => env.NEXTAUTH_SECRET !== undefined || existsSync(secretFile());

/** The secret of the settings or in `DATA_DIR/secret`, which is generated at the first start. */
export function prepareSecret(): string {
  if (env.NEXTAUTH_SECRET) return env.NEXTAUTH_SECRET;
  const file = secretFile();
  if (!existsSync(file)) {
    // Linked only after it is flushed, so that a crash never leaves a partial secret, and two processes that start
    // together use the same one.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, `${randomBytes(32).toString("base64url")}\n`, { mode: 0o600, flush: true });
    try {
      linkSync(temporary, file);
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
    rmSync(temporary);
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32) {
    throw new StartupError(
      `The secret in ${file} is damaged. Delete the file; everyone will have to sign in again.`,
    );
  }
  return secret;
}
