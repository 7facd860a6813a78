import type { PushFailure } from "@/lib/contract/push";

/** Why a notification did not reach a device, as the end of a sentence. */
export const PUSH_CAUSES: Record<PushFailure, string> = {
  gone: "its browser is no longer subscribed",
  refused: "its push service refused the notification",
  busy: "its push service is limiting requests",
  down: "its push service reported an error",
  unreachable: "its push service can’t be reached",
  timeout: "its push service took too long to answer",
  unknown: "sending failed for a reason that the server’s log says",
};

/** For a notification: "A notification did not reach iPhone, Safari: its push service reported an error". */
export const pushNotice = (device: string, failure: PushFailure): string =>
  `A notification did not reach ${device}: ${PUSH_CAUSES[failure]}`;
