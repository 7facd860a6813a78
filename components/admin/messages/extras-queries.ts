import { queryOptions } from "@tanstack/react-query";
import { fetchDeliveries, fetchDeposit } from "@/lib/client/deliveries";

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
