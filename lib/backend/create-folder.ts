import "server-only";
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Creates a folder and those above it. Node's own `recursive` never returns below /proc: the system says there that the
 * folder above is missing, although it exists, and Node creates it again and again.
 *
 * @throws the system's error, such as ENOENT or EACCES.
 */
export function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
  }
}
