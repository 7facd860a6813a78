import "server-only";
import { setTimeout } from "node:timers/promises";
import { isLeased, type Lease, type LeaseName, withLease } from "../db/lease";
import { log } from "../log";
import { perProcess } from "../per-process";
import { bellOf } from "./bell";

/** How often a process looks for what others have queued, in milliseconds. */
const POLL_MS = 10_000;

/** When to look again while another process sends, or after an error of the database, in milliseconds. */
const SOON_MS = 1_000;

/**
 * How long the end of the process waits for what is being sent, in milliseconds: most of the time that a shutdown has
 * (`lib/process`), since a server that accepts a mail after that gets it twice.
 */
const END_LIMIT_MS = 20_000;

/** Something in the database that is to be sent. */
export interface Queue<Item> {
  /** Also the queue's name. Sending one item has to take less time than a lease lasts. */
  lease: LeaseName;
  /** When the next item is due: in the past if one is. */
  nextDue: () => Promise<Date | undefined>;
  /** Marks the next item that is due as being sent. Returns undefined when none is, or when the lease was lost. */
  claim: (lease: Lease) => Promise<Item | undefined>;
  /**
   * Sends an item. It does not throw.
   *
   * @returns what records the outcome, or undefined if it was broken off by the end of this process.
   */
  send: (item: Item, signal: AbortSignal) => Promise<(() => Promise<void>) | undefined>;
}

interface State {
  /** Until it has stopped; undefined before it was started. */
  working: Promise<void> | undefined;
  stopping: boolean;
  /** Breaks off what is being sent. */
  sending: AbortController;
}

/** Sends what is in a queue, in one process at a time. */
export interface Worker {
  /** Sends for as long as the process runs. Does nothing a second time. */
  start: () => void;
  /** Stops. What is being sent has some seconds left; after that, the next start sends it again. */
  end: () => Promise<void>;
}

/** The worker of a queue in this process. */
export function workerOf<Item>(queue: Queue<Item>): Worker {
  const state = () =>
    perProcess<State>(`${queue.lease} worker`, () => ({
      working: undefined,
      stopping: false,
      sending: new AbortController(),
    }));

  async function work(): Promise<void> {
    while (!state().stopping) {
      const bell = Promise.withResolvers<void>();
      bellOf(queue.lease).ring = bell.resolve;
      const pause = await sendDue().catch((err: unknown) => {
        // The database is away, which calls report. The items are still there afterwards.
        log.debug({ err, queue: queue.lease }, "failed to look for what is to be sent");
        return SOON_MS;
      });
      await pauseUnless(bell.promise, pause);
    }
  }

  /** Sends all that is due, unless another process does. @returns when to look again, in milliseconds from now. */
  async function sendDue(): Promise<number> {
    const due = await queue.nextDue();
    const wait = due ? due.getTime() - Date.now() : POLL_MS;
    if (wait > 0) return Math.min(wait, POLL_MS);
    if (await isLeased(queue.lease)) return SOON_MS;
    const held = await withLease(queue.lease, sendAll);
    // What was queued or became due meanwhile is found at once.
    return held ? 0 : SOON_MS;
  }

  async function sendAll(lease: Lease): Promise<void> {
    while (!state().stopping) {
      const item = await queue.claim(lease);
      if (item === undefined) return;
      const { signal } = state().sending;
      const record = await queue.send(item, signal);
      if (!record) return;
      await persistently(record, signal);
    }
  }

  return {
    start: () => {
      state().working ??= work();
    },
    end: async () => {
      const { working, sending } = state();
      if (!working) return;
      state().stopping = true;
      bellOf(queue.lease).ring();
      const limit = setTimeout(END_LIMIT_MS).then(() => sending.abort());
      await Promise.race([working, limit]);
      await Promise.race([working, setTimeout(SOON_MS)]);
    },
  };
}

/** Waits, but not for longer than until the bell rings. */
async function pauseUnless(rung: Promise<void>, ms: number): Promise<void> {
  const ended = new AbortController();
  const pause = setTimeout(ms, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
  await Promise.race([rung, pause]);
  ended.abort();
}

/** Does something until it succeeds: what can't be recorded would be sent twice. */
async function persistently(record: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (;;) {
    try {
      return await record();
    } catch (err) {
      if (signal.aborted) return;
      log.warn({ err }, "failed to record what became of something that was sent, which is tried again");
      await setTimeout(SOON_MS, undefined, { ref: false });
    }
  }
}
