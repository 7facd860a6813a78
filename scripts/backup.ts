/** Makes a backup, also while the site runs: `npm run backup [-- <file>]`. */
import { join } from "node:path";
import { backupFolder, backupName, makeBackup } from "@/lib/backend/backup/make";

const MIB = 1024 * 1024;

async function main([file = newFile()]: string[]): Promise<void> {
  const { rows, media } = await makeBackup(file);
  console.log(
    `${file} has ${rows.messages} messages, ${rows.users} users, ${rows.gallery_items} gallery items and ` +
      `${media.files} files (${Math.ceil(media.bytes / MIB)} MiB). It was read back and is whole. ` +
      "Keep a copy of it on another machine.",
  );
}

const newFile = () => join(backupFolder(), backupName(new Date()));

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
