import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MIB = 1024 * 1024;

/** The size of the disk in MiB: enough for a site, its reserve and a floor for uploads. */
const SIZE = 60;

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "ignore" });

/** A disk of its own in memory, for what happens on one that is full or read-only. */
export class SmallDisk {
  readonly #folder = mkdtempSync(join(tmpdir(), "golden-hour-disk-"));
  readonly dataDir = join(this.#folder, "data");
  readonly #others = join(this.#folder, "others");

  private constructor() {
    try {
      run("mount", "-t", "tmpfs", "-o", `size=${SIZE}m`, "tmpfs", this.#folder);
    } catch (error) {
      rmSync(this.#folder, { recursive: true });
      throw error;
    }
  }

  /** Mounts a disk. @returns undefined where that is not allowed: it takes Linux, root, and not every container. */
  static mount(): SmallDisk | undefined {
    try {
      return new SmallDisk();
    } catch {
      return undefined;
    }
  }

  /** Fills it, as other programs might. @param left how much stays free, in bytes. */
  fill(left = 0): void {
    const file = openSync(this.#others, "a");
    try {
      for (;;) {
        const { bavail, bsize } = statfsSync(this.#folder);
        const missing = bavail * bsize - left;
        if (missing <= 0) return;
        writeSync(file, Buffer.alloc(Math.min(missing, MIB)));
      }
    } finally {
      closeSync(file);
    }
  }

  /** Deletes what {@link fill} wrote. */
  clear(): void {
    rmSync(this.#others);
  }

  makeReadOnly(): void {
    run("mount", "-o", "remount,ro", this.#folder);
  }

  makeWritable(): void {
    run("mount", "-o", "remount,rw", this.#folder);
  }

  /** Unmounts it, also while a server still uses it. */
  remove(): void {
    run("umount", "-l", this.#folder);
    rmSync(this.#folder, { recursive: true });
  }
}
