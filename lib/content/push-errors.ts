import type { PushFailure } from "@/lib/contract/push";

/** Why a notice did not reach a device, as the end of a sentence. */
export const PUSH_CAUSES: Record<PushFailure, string> = {
  gone: "its browser no longer takes notices from this site",
  refused: "its push service refused the notice",
  busy: "its push service takes no more notices for now",
  down: "its push service has a fault",
  unreachable: "its push service can’t be reached",
  timeout: "its push service took too long to answer",
  unknown: "sending failed for a reason that the server’s log says",
};

/** For a notification: "A notice did not reach iPhone, Safari: its push service has a fault". */
export const pushNotice = (device: string, failure: PushFailure): string =>
  `A notice did not reach ${device}: ${PUSH_CAUSES[failure]}`;
