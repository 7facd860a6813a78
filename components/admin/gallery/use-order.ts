"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sendGalleryMove } from "@/lib/client/gallery-admin";
import type { OrderMove } from "@/lib/contract/fields";
import type { GalleryItem } from "@/lib/contract/gallery";
import { announceFailure } from "../lists/announce-failure";
import { changeData } from "../lists/change-data";
import { moveWithin, withMove } from "./order";
import { galleryQuery } from "./queries";

const MOVES_KEY = ["gallery-moves"];

/**
 * Moves items optimistically, and moves them back if the server refuses.
 *
 * @param shown the rendered items. @param items all items.
 * @returns `move`, which takes two indexes of `shown`, and an announcement of the latest move for screen readers.
 */
export function useOrder(shown: GalleryItem[], items: GalleryItem[]) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState("");
  const { mutate } = useMutation({
    mutationKey: MOVES_KEY,
    // Moves run one at a time, in order, so that the last move of an item wins.
    scope: { id: "gallery-order" },
    mutationFn: (move: OrderMove) => sendGalleryMove(move),
    onError: (error) => announceFailure(error),
    onSettled: () => {
      // Refetch only after the last pending move: an earlier response lacks the later moves.
      if (client.isMutating({ mutationKey: MOVES_KEY }) === 1) client.invalidateQueries(galleryQuery);
    },
  });

  const move = (from: number, to: number) => {
    const change = moveWithin(shown, items, from, to);
    if (!change) return;
    changeData<GalleryItem[]>(client, galleryQuery.queryKey, (current) => withMove(current, change));
    setAnnouncement(`${shown[from]?.title} moved to position ${to + 1} of ${shown.length}.`);
    mutate(change);
  };
  return { move, announcement };
}
