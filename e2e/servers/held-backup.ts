import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { withDatabase } from "./database";
import { connect } from "./database-server";
import type { OwnServer } from "./server-process";

/**
 * Holds the next backup of a server while it reads.
 *
 * @returns what lets it go on.
 */
export const holdBackup = async (server: OwnServer): Promise<() => Promise<void>> =>
  server.databaseUrl ? holdByLock(server.databaseUrl) : holdByPipe(server);

/** Locks the table that is read last. Letting it go on waits until the backup has come to it. */
async function holdByLock(connectionString: string): Promise<() => Promise<void>> {
  const client = await connect(connectionString);
  await client.query("begin");
  await client.query("lock table golden_hour.passkeys in access exclusive mode");
  const waiting = "select 1 from pg_locks where relation = 'golden_hour.passkeys'::regclass and not granted";
  return async () => {
    await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0);
    await client.end();
  };
}

/** One of the media files is a pipe, which nobody writes to. Letting it go on waits until the backup has come to the pipe. */
function holdByPipe({ uploads, dataDir }: OwnServer): () => Promise<void> {
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
