"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderMove } from "@/lib/contract/fields";
import { announceFailure } from "./announce-failure";
import { changeData } from "./change-data";
import { moveWithin, withMove } from "./order";

interface OrderOptions<Row> {
  /** The rendered rows. */
  shown: Row[];
  all: Row[];
  /** The key of the query that has all rows. */
  queryKey: QueryKey;
  /** Makes the call; throws when the server refuses. */
  send: (move: OrderMove) => Promise<void>;
}

/**
 * Moves rows optimistically, and moves them back if the server refuses.
 *
 * @returns `move`, which takes two indexes of `shown`, and an announcement of the latest move for screen readers.
 */
export function useOrder<Row extends { _id: string; title: string }>({
  shown,
  all,
  queryKey,
  send,
}: OrderOptions<Row>) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState("");
  const mutationKey = ["moves", ...queryKey];
  const { mutate } = useMutation({
    mutationKey,
    // Moves run one at a time, in order, so that the last move of a row wins.
    scope: { id: mutationKey.join() },
    mutationFn: send,
    onError: (error) => announceFailure(error),
    onSettled: () => {
      // Refetch only after the last pending move: an earlier response lacks the later moves.
      if (client.isMutating({ mutationKey }) === 1) client.invalidateQueries({ queryKey });
    },
  });

  const move = (from: number, to: number) => {
    const change = moveWithin(shown, all, from, to);
    if (!change) return;
    changeData<Row[]>(client, queryKey, (current) => withMove(current, change));
    setAnnouncement(`${shown[from]?.title} moved to position ${to + 1} of ${shown.length}.`);
    mutate(change);
  };
  return { move, announcement };
}
