/** Makes a backup, also while the site runs: `npm run backup [-- <file>]`. */
import { resolve } from "node:path";
import { backupPlace, keepBackup } from "@/lib/backend/backup/kept";
import { makeBackup } from "@/lib/backend/backup/make";
import { whenFree } from "@/lib/backend/db/lease";
import { endWithSentence } from "@/lib/backend/startup/explain";
import { hasDatabase } from "@/lib/backend/startup/missing-database";
import { env } from "@/lib/settings/env";

const MIB = 1024 * 1024;

async function main([file]: string[]): Promise<void> {
  // Opening a database makes one where there is none.
  if (!env.DATABASE_URL && !hasDatabase())
    throw new Error(`There is no database in ${resolve(env.DATA_DIR)}.`);
  const tell = () => console.log("Another backup is being made. Waiting for it to finish.");
  const { name, rows, media } = await whenFree("backup", tell, async () =>
    file ? { name: file, ...(await makeBackup(file)) } : keepBackup(),
  );
  const place = file ? "" : ` in ${backupPlace()}`;
  console.log(
    `${name}${place} has ${rows.messages} messages, ${rows.users} users, ${rows.gallery_items} gallery items and ` +
      `${media.files} files (${Math.ceil(media.bytes / MIB)} MiB). It was read back and is whole. ` +
      "Keep a copy of it on another machine.",
  );
}

main(process.argv.slice(2)).catch(endWithSentence);
