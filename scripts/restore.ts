/**
 * Restores a backup, while the site does not run: `npm run restore -- <file> [--yes]`. With an object store, `<file>` may be
 * the name of one that is kept there.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fetchKept } from "@/lib/backend/backup/kept";
import { checkRestorable, hasSiteToReplace, restoreBackup } from "@/lib/backend/backup/restore";
import { nameOfServer } from "@/lib/backend/db/unreachable";
import { env } from "@/lib/settings/env";

const USAGE = "Usage: npm run restore -- <file> [--yes]";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { yes: { type: "boolean" } },
    allowPositionals: true,
  });
  const [named] = positionals;
  if (!named) throw new Error(USAGE);
  const file = existsSync(named) ? named : ((await fetchKept(named)) ?? named);
  const manifest = await checkRestorable(file);
  const { rows, media, madeAt, site } = manifest;
  const folder = resolve(env.DATA_DIR);
  const server = env.DATABASE_URL && nameOfServer(env.DATABASE_URL);
  const bucket = env.S3_BUCKET && `the bucket ${env.S3_BUCKET}`;
  console.log(
    `${file} was made at ${madeAt} by ${site}: ${rows.messages} messages, ${rows.users} users, ` +
      `${rows.gallery_items} gallery items and ${media.files} files. It is whole.`,
  );
  if ((await hasSiteToReplace()) && !values.yes)
    throw new Error(
      `The ${server ? `tables of ${server}` : `database in ${folder}`}${bucket ? "" : ` and the uploads in ${folder}`} ` +
        "would be replaced, and kept beside them. Add --yes to do it.",
    );
  const aside = await restoreBackup(file, manifest);
  const places = [server, bucket, server && bucket ? undefined : folder].filter(Boolean).join(" and ");
  console.log(`Restored into ${places}.${aside ? ` What was there is in ${aside}.` : ""}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
