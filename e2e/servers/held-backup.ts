import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OwnServer } from "./server-process";

/**
 * Holds the next backup of a server while it reads the media: one of them is a pipe, which nobody writes to.
 *
 * @returns what lets it go on. It waits until the backup has come to the pipe.
 */
export function holdBackup({ uploads }: OwnServer): () => Promise<void> {
  const pipe = join(uploads, "held.jpg");
  execFileSync("mkfifo", [pipe]);
  return async () => {
    await writeFile(pipe, "");
    rmSync(pipe);
  };
}
