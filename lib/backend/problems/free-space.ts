import "server-only";
import { statfs } from "node:fs/promises";
import { resolve } from "node:path";
import { env } from "@/lib/settings/env";
import { HttpError } from "../http/http-error";
import { log } from "../log";

const MIB = 1024 * 1024;

/** The free space on the disk with the data folder, in whole MiB; undefined where the system does not tell. */
export async function freeSpace(): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(resolve(env.DATA_DIR));
    return Math.floor((bavail * bsize) / MIB);
  } catch (error) {
    log.warn({ err: error }, "the free space on the disk is unknown");
    return undefined;
  }
}

/** Whether the rest of the disk is kept for enquiries (`DISK_FLOOR`). @param free in MiB. */
export const isAlmostFull = (free: number): boolean => free < env.DISK_FLOOR;

/**
 * Refuses files while the disk is almost full, or would be.
 *
 * @param consequence what is refused, in words. @param bytes the expected size, if it may be large.
 * @throws HttpError 507.
 */
export async function requireFreeSpace(consequence: string, bytes = 0): Promise<void> {
  const free = await freeSpace();
  if (free === undefined || !isAlmostFull(free - bytes / MIB)) return;
  log.warn({ free, bytes }, `the disk is almost full, so ${consequence}`);
  throw new HttpError(
    507,
    `The server's disk is almost full, so ${consequence}. Delete media that you no longer need, or get a larger disk.`,
  );
}
