"use client";

import { useQueryClient } from "@tanstack/react-query";
import { removeGalleryItem } from "@/lib/client/gallery-admin";
import type { GalleryItem } from "@/lib/contract/gallery";
import { changeData } from "../lists/change-data";
import { focusFirst } from "../lists/focus";
import { oneByOne, useDelete } from "../lists/use-delete";
import { cardId } from "./gallery-grid";
import { galleryQuery } from "./queries";

/** The element id of the container around the grid, which gets the focus when no card is left. */
export const ITEMS_ID = "gallery-items";

/** Deletes an item of the grid. @param shown the rendered items. */
export function useDeleteItem(shown: GalleryItem[]) {
  const client = useQueryClient();
  return useDelete({
    rows: shown,
    question: ([item]) => `Delete “${item?.title}” and its files? This can't be undone.`,
    call: oneByOne(removeGalleryItem),
    success: () => "Gallery item deleted successfully",
    change: (gone) =>
      changeData<GalleryItem[]>(client, galleryQuery.queryKey, (items) =>
        items.filter(({ _id }) => !gone.includes(_id)),
      ),
    focus: (next) => focusFirst(next && cardId(next._id), ITEMS_ID),
  });
}
