import { queryOptions } from "@tanstack/react-query";
import { fetchDeliveries, fetchDeposit } from "@/lib/client/deliveries";
import { fetchMails } from "@/lib/client/mails";
import type { Mail } from "@/lib/contract/mails";

/** The failed deliveries of one message. Don't toast: the message itself is complete without them. */
export const deliveriesQuery = (id: string) =>
  queryOptions({
    queryKey: ["deliveries", id],
    queryFn: ({ signal }) => fetchDeliveries(id, signal),
    // Another tab or another admin may be sending it.
    refetchInterval: ({ state }) => state.data?.some((one) => one.state === "sending") && 5_000,
    meta: { announce: false },
  });

/** The deposit of one message. It may be paid while the message is open. */
export const depositQuery = (id: string) =>
  queryOptions({
    queryKey: ["deposit", id],
    queryFn: ({ signal }) => fetchDeposit(id, signal),
    refetchInterval: ({ state }) => state.data?.deposit?.state === "pending" && 5_000,
    meta: { announce: false },
  });

/** The mails about one message. Don't toast: the message itself is complete without them. */
export const mailsQuery = (id: string) =>
  queryOptions({
    queryKey: ["mails", id],
    queryFn: ({ signal }) => fetchMails(id, signal),
    refetchInterval: ({ state }) => state.data && untilNews(state.data),
    meta: { announce: false },
  });

/** What is sent now takes moments as a rule; what is tried again later has time. */
const SOON_MS = 1_500;
const LATER_MS = 15_000;

/** When something may have become of mails, in milliseconds from now; false if nothing more will. */
function untilNews(mails: Mail[]): number | false {
  const isSoon = ({ state, nextAttemptAt }: Mail) =>
    state === "sending" || (nextAttemptAt !== null && Date.parse(nextAttemptAt) - Date.now() < LATER_MS);
  if (mails.some(isSoon)) return SOON_MS;
  return mails.some(({ state }) => state === "waiting") && LATER_MS;
}
