import "server-only";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { codeOf } from "../error-code";

/** Names the place where process ids mean what they mean here: on Linux, this run of the system and the container. */
export function thisMachine(): string {
  try {
    const run = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    return `${run} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

/** Whether a process of this machine runs. True also for a later one with the same id. */
export function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // EPERM: it belongs to another user.
    return codeOf(error) === "EPERM";
  }
}
