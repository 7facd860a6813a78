import "server-only";
import { setTimeout } from "node:timers/promises";
import { type MailService, mailService } from "@/lib/settings/mail-service";
import { isLeased, type Lease, withLease } from "../db/lease";
import { log } from "../log";
import { perProcess } from "../per-process";
import { type ClaimedMail, claimMail, letterOf, nextDue, recordFailure, recordSent } from "./outbox";
import { mailBell } from "./queue";
import { MailError, sendMail } from "./smtp";

/**
 * How long sending one mail may take, in milliseconds: less than a lease lasts, so that no two processes ever send at the
 * same time, and long for a server that examines the mail before it accepts it. One that accepts it later than that gets it
 * twice.
 */
const SEND_LIMIT_MS = 100_000;

/** How often a process looks for mail that others have queued, in milliseconds. */
const POLL_MS = 10_000;

/** When to look again while another process sends, or after an error of the database, in milliseconds. */
const SOON_MS = 1_000;

/** How long the end of the process waits for the mail that is being sent, in milliseconds. */
const END_LIMIT_MS = 5_000;

interface Worker {
  /** Until it has stopped; undefined before it was started. */
  working: Promise<void> | undefined;
  stopping: boolean;
  /** Breaks off the mail that is being sent. */
  sending: AbortController;
}

const worker = () =>
  perProcess<Worker>("mail worker", () => ({
    working: undefined,
    stopping: false,
    sending: new AbortController(),
  }));

/** Sends what is in the outbox for as long as the process runs. Does nothing without a mail server, or a second time. */
export function watchOutbox(): void {
  const service = mailService();
  if (service) worker().working ??= work(service);
}

/** Stops sending. A mail that is being sent has some seconds left; after that, the next start sends it again. */
export async function endOutbox(): Promise<void> {
  const { working, sending } = worker();
  if (!working) return;
  worker().stopping = true;
  mailBell().ring();
  const limit = setTimeout(END_LIMIT_MS).then(() => sending.abort());
  await Promise.race([working, limit]);
  await Promise.race([working, setTimeout(SOON_MS)]);
}

async function work(service: MailService): Promise<void> {
  while (!worker().stopping) {
    const bell = Promise.withResolvers<void>();
    mailBell().ring = bell.resolve;
    const pause = await sendDue(service).catch((err: unknown) => {
      // The database is away, which calls report. The mail is still there afterwards.
      log.debug({ err }, "failed to look for mail");
      return SOON_MS;
    });
    await pauseUnless(bell.promise, pause);
  }
}

/** Waits, but not for longer than until the bell rings. */
async function pauseUnless(rung: Promise<void>, ms: number): Promise<void> {
  const ended = new AbortController();
  const pause = setTimeout(ms, undefined, { ref: false, signal: ended.signal }).catch(() => undefined);
  await Promise.race([rung, pause]);
  ended.abort();
}

/** Sends all mail that is due, unless another process does. @returns when to look again, in milliseconds from now. */
async function sendDue(service: MailService): Promise<number> {
  const due = await nextDue();
  const wait = due ? due.getTime() - Date.now() : POLL_MS;
  if (wait > 0) return Math.min(wait, POLL_MS);
  if (await isLeased("mail")) return SOON_MS;
  const held = await withLease("mail", (lease) => sendAll(service, lease));
  // What was queued or became due meanwhile is found at once.
  return held ? 0 : SOON_MS;
}

async function sendAll(service: MailService, lease: Lease): Promise<void> {
  while (!worker().stopping) {
    const mail = await claimMail(lease);
    if (!mail) return;
    await sendOne(service, mail);
  }
}

async function sendOne(service: MailService, mail: ClaimedMail): Promise<void> {
  const { signal } = worker().sending;
  const result = await sendMail(service, letterOf(mail), SEND_LIMIT_MS, signal).catch((error: unknown) =>
    error instanceof MailError ? error : new MailError("unknown", null, error),
  );
  // It was broken off by the end of this process.
  if (signal.aborted) return;
  if (typeof result === "string") await persistently(() => recordSent(mail, result));
  else await persistently(() => recordFailure(mail, result));
}

/** Does something until it succeeds: what can't be recorded would be sent twice. */
async function persistently(record: () => Promise<void>): Promise<void> {
  while (!worker().sending.signal.aborted) {
    try {
      return await record();
    } catch (err) {
      log.warn({ err }, "failed to record what became of a mail, which is tried again");
      await setTimeout(SOON_MS, undefined, { ref: false });
    }
  }
}
