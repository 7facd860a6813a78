/**
 * Restores a backup, while the site does not run: `npm run restore -- <file> [--yes]`. With an object store, `<file>` may be
 * the name of one that is kept there.
 */
import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fetchKept } from "@/lib/backend/backup/kept";
import { checkRestorable, hasSiteToReplace, restoreBackup } from "@/lib/backend/backup/restore";
import { nameOfServer } from "@/lib/backend/db/unreachable";
import { mediaFiles } from "@/lib/backend/media/store";
import { endWithSentence } from "@/lib/backend/startup/explain";
import { env } from "@/lib/settings/env";

const USAGE = "Usage: npm run restore -- <file> [--yes]";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { yes: { type: "boolean" } },
    allowPositionals: true,
  });
  const [named] = positionals;
  if (!named) throw new Error(USAGE);
  const fetched = existsSync(named) ? undefined : await fetchKept(named);
  try {
    await restore(fetched ?? named, values.yes);
  } finally {
    if (fetched) rmSync(fetched);
  }
}

async function restore(file: string, isConfirmed = false): Promise<void> {
  const manifest = await checkRestorable(file);
  const { rows, media, madeAt, site } = manifest;
  const folder = resolve(env.DATA_DIR);
  const server = env.DATABASE_URL && `the ${nameOfServer(env.DATABASE_URL)}`;
  const bucket = env.S3_BUCKET && `the bucket ${env.S3_BUCKET}`;
  console.log(
    `${file} was made at ${madeAt} by ${site}: ${rows.messages} messages, ${rows.users} users, ` +
      `${rows.gallery_items} gallery items and ${media.files} files. It is whole.`,
  );
  const objections = [
    ...((await hasSiteToReplace())
      ? [
          `The ${server ? `tables of ${server}` : `database in ${folder}`}${bucket ? "" : ` and the uploads in ${folder}`} ` +
            "would be replaced, and kept beside them.",
        ]
      : []),
    ...(bucket && (await mediaFiles().list()).length > 0
      ? [
          `There are media in ${bucket}. If they are those of another site, use another bucket: two sites would delete each ` +
            "other's files.",
        ]
      : []),
  ];
  if (objections.length > 0 && !isConfirmed) throw new Error(`${objections.join(" ")} Add --yes to do it.`);
  const aside = await restoreBackup(file, manifest);
  const places = [server, bucket, server && bucket ? undefined : folder].filter(Boolean).join(" and ");
  console.log(`Restored into ${places}.${aside ? ` What was there is in ${aside}.` : ""}`);
}

main().catch(endWithSentence);
