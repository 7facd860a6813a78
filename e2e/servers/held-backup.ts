import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withDatabase } from "./database";
import type { OwnServer } from "./server-process";

/**
 * Holds the next backup of a server while it reads the media: one of them is a pipe, which nobody writes to.
 *
 * @returns what lets it go on. It waits until the backup has come to the pipe.
 */
export function holdBackup({ uploads, dataDir }: OwnServer): () => Promise<void> {
  const pipe = join(uploads, "held.jpg");
  execFileSync("mkfifo", [pipe]);
  withDatabase(dataDir, (db) =>
    db.exec(`insert into gallery_items
      (id, title, description, category, featured, alt, media_type, file, widths, position, created_at)
      values ('held', 'Held', '', 'dj', 0, '', 'image', 'held.jpg', '[]', 1000, '2026-01-01T00:00:00.000Z')`),
  );
  return async () => {
    await writeFile(pipe, "");
    rmSync(pipe);
    withDatabase(dataDir, (db) => db.exec("delete from gallery_items where id = 'held'"));
  };
}
