import { queryOptions } from "@tanstack/react-query";
import { fetchErasures, fetchPerson } from "@/lib/client/persons";

/** Everything under the address of a message. Fetched again when somebody else changes messages. */
export const personQuery = (messageId: string) =>
  queryOptions({
    queryKey: ["message", "person", messageId],
    queryFn: ({ signal }) => fetchPerson(messageId, signal),
    meta: { announce: false },
  });

/** The latest erasures. */
export const erasuresQuery = queryOptions({
  queryKey: ["erasures"],
  queryFn: ({ signal }) => fetchErasures(signal),
  meta: { announce: false },
});
