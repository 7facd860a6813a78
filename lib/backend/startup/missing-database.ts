import "server-only";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { env, StartupError } from "@/lib/settings/env";

/** Whether the data folder has a database that is not empty. */
export const hasDatabase = (): boolean =>
  (statSync(join(resolve(env.DATA_DIR), "site.db"), { throwIfNoEntry: false })?.size ?? 0) > 0;

/**
 * Refuses a data folder that has a secret or uploads, but no database: that is what a power loss or an incomplete
 * restore leaves, and a new site beside them would look as if everything were lost.
 *
 * @throws StartupError unless `NEW_SITE` is on.
 */
export function refuseMissingDatabase(): void {
  const folder = resolve(env.DATA_DIR);
  if (hasDatabase() || env.NEW_SITE) return;
  const rest = [
    ...(hasUploads(folder) ? ["uploads"] : []),
    ...(existsSync(join(folder, "secret")) ? ["a secret"] : []),
  ];
  if (rest.length === 0) return;
  throw new StartupError(
    `The data folder ${folder} has ${rest.join(" and ")}, but no database. Restore the last backup: npm run ` +
      "restore -- <file>. To begin a new site instead, start once with NEW_SITE=on.",
  );
}

function hasUploads(folder: string): boolean {
  const uploads = join(folder, "uploads");
  return existsSync(uploads) && readdirSync(uploads).some((name) => !name.startsWith("."));
}
