import "server-only";
import { workerOf } from "../sending/worker";
import { pushKeys } from "./keys";
import { type ClaimedPush, claimPush, nextPushDue, recordPushed, recordPushFailure } from "./outbox";
import { PushError, sendPush } from "./send";

/** Pushes what is queued: beside the mails, so that a slow mail server holds no notice. */
export const pushWorker = workerOf<ClaimedPush>({
  lease: "push",
  nextDue: nextPushDue,
  claim: claimPush,
  send: async (push, signal) => {
    const error = await deliver(push, signal).catch((cause: unknown) =>
      cause instanceof PushError ? cause : new PushError("unknown", { cause }),
    );
    if (!error) return () => recordPushed(push);
    return signal.aborted ? undefined : () => recordPushFailure(push, error);
  },
});

async function deliver({ device, content, expiresAt }: ClaimedPush, signal: AbortSignal): Promise<undefined> {
  await sendPush(await pushKeys(), device, content, Date.parse(expiresAt) - Date.now(), signal);
}
