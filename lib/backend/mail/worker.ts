import "server-only";
import { type MailService, mailService } from "@/lib/settings/mail-service";
import { type Worker, workerOf } from "../sending/worker";
import { type ClaimedMail, claimMail, letterOf, nextDue, recordFailure, recordSent } from "./outbox";
import { MailError, sendMail } from "./smtp";

/**
 * How long sending one mail may take, in milliseconds: less than a lease lasts, so that no two processes ever send at the
 * same time, and long for a server that examines the mail before it accepts it. One that accepts it later than that gets it
 * twice.
 */
const SEND_LIMIT_MS = 100_000;

const workerFor = (service: MailService): Worker =>
  workerOf<ClaimedMail>({
    lease: "mail",
    nextDue,
    claim: claimMail,
    send: async (mail, signal) => {
      const result = await letterOf(mail)
        .then((letter) => sendMail(service, letter, SEND_LIMIT_MS, signal))
        .catch((error: unknown) =>
          error instanceof MailError ? error : new MailError("unknown", null, error),
        );
      if (typeof result === "string") return () => recordSent(mail, result);
      return signal.aborted ? undefined : () => recordFailure(mail, result);
    },
  });

/** Sends what is in the outbox for as long as the process runs. Does nothing without a mail server, or a second time. */
export function watchOutbox(): void {
  const service = mailService();
  if (service) workerFor(service).start();
}

/** Stops sending. A mail that is being sent has some seconds left; after that, the next start sends it again. */
export async function endOutbox(): Promise<void> {
  const service = mailService();
  if (service) await workerFor(service).end();
}
