/** Makes a backup, also while the site runs: `npm run backup [-- <file>]`. */
import { join } from "node:path";
import { backupFolder, makeBackup } from "@/lib/backend/backup/make";

const MIB = 1024 * 1024;

async function main([file = newFile()]: string[]): Promise<void> {
  const { rows, media } = await makeBackup(file);
  console.log(
    `${file} has ${rows.messages} messages, ${rows.users} users, ${rows.gallery_items} gallery items and ` +
      `${media.files} files (${Math.ceil(media.bytes / MIB)} MiB). It was read back and is whole. ` +
      "Keep a copy of it on another machine.",
  );
}

/** Named by the moment, so that names sort by age. */
const newFile = () =>
  join(backupFolder(), `golden-hour-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.tar`);

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
