import { queryOptions } from "@tanstack/react-query";
import { fetchMails } from "@/lib/client/mails";
import type { Mail } from "@/lib/contract/mails";

/** The key prefix shared by the mails of all messages. */
export const MAILS_KEY = ["mails"];

/** The mails about one message. Don't toast: the message itself is complete without them. */
export const mailsQuery = (id: string) =>
  queryOptions({
    queryKey: [...MAILS_KEY, id],
    queryFn: ({ signal }) => fetchMails(id, signal),
    refetchInterval: ({ state }) => state.data && untilNews(state.data),
    meta: { announce: false },
  });

/** What is sent now takes moments as a rule; what is tried again later has time. */
const SOON_MS = 1_500;
const LATER_MS = 15_000;

/** When something may have become of mails, in milliseconds from now; false if nothing more will. */
export function untilNews(mails: Mail[]): number | false {
  const isSoon = ({ state, nextAttemptAt }: Mail) =>
    state === "sending" || (nextAttemptAt !== null && Date.parse(nextAttemptAt) - Date.now() < LATER_MS);
  if (mails.some(isSoon)) return SOON_MS;
  return mails.some(({ state }) => state === "waiting") && LATER_MS;
}
