import "server-only";
import { setTimeout } from "node:timers/promises";
import { HttpError } from "../http/http-error";
import { log } from "../log";
import { perProcess } from "../per-process";
import { isLackOfSpace } from "../problems/lack-of-space";
import { makeRoom } from "../problems/reserve";

/** The pause between two tries, in milliseconds. It doubles up to the longest one. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

const state = () => perProcess("preparation", () => ({ waits: false, hasFailed: false }));

/** Why the database can't be used yet, in a sentence for the owner. */
export const waitingReason = (): string =>
  state().hasFailed
    ? "The database could not be prepared: the server's log says why."
    : "The server's disk is full: only pages are shown until there is free space.";

/** Whether the database can't be used yet, because the disk is full. Pages and media are served all the same. */
export const waitsForSpace = (): boolean => state().waits;

/** Refuses a call that needs the database. @throws HttpError 503 while it can't be used yet. */
export function requireDatabase(): void {
  if (waitsForSpace())
    throw new HttpError(503, "The server's disk is full, so this is not possible now. Please try later.", {
      headers: { "retry-after": "60" },
    });
}

/**
 * Prepares the database of a site that was open before. If the disk is full, it returns and goes on trying.
 *
 * @param prepare may be called again after a failure. @throws what it throws for any other reason.
 */
export async function prepareOrWait(prepare: () => Promise<void>): Promise<void> {
  try {
    await makeRoom();
    await prepare();
  } catch (error) {
    if (!(await isLackOfSpace(error))) throw error;
    state().waits = true;
    void keepTrying(prepare);
  }
}

async function keepTrying(prepare: () => Promise<void>): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; state().waits; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    await setTimeout(pause, undefined, { ref: false });
    try {
      await makeRoom();
      await prepare();
      state().waits = false;
      log.info("there is space on the disk again: the site is complete");
    } catch (error) {
      state().hasFailed = !(await isLackOfSpace(error));
      if (state().hasFailed) log.error({ err: error }, "the database could not be prepared");
    }
  }
}
