"use client";

import type { GalleryItem } from "@/lib/contract/gallery";
import { holdsWords } from "@/lib/shared/search-words";
import { useLoaded } from "../lists/use-loaded";
import { ScreenHeading } from "../shell/screen-heading";
import { AddForm } from "./add-form";
import { closeEdit, type GalleryFilter, galleryAddress, NO_FILTER } from "./address";
import { EditDialog } from "./edit-dialog";
import { GalleryItems } from "./gallery-items";
import { galleryQuery } from "./queries";

/** The screen that adds, reorders, edits and deletes gallery items. */
export function GalleryScreen() {
  const { edit: edited, ...filter } = galleryAddress.useValues();
  const list = useLoaded(galleryQuery);
  const { data: items, failure, refresh } = list;
  const matching = items?.filter((item) => matches(item, filter)) ?? [];

  return (
    <>
      <ScreenHeading title="Gallery">
        <p role="status" className="text-muted text-sm">
          {items && !failure && `${matching.length} ${matching.length === 1 ? "item" : "items"}`}
        </p>
      </ScreenHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <AddForm
          onAdded={() => {
            // A filter must not hide the new items.
            galleryAddress.change(NO_FILTER);
            refresh();
          }}
        />
        <GalleryItems list={list} matching={matching} filter={filter} />
      </div>
      {edited && items && (
        <EditDialog
          key={edited}
          id={edited}
          items={items}
          onSaved={refresh}
          refresh={refresh}
          onClose={() => closeEdit(edited)}
        />
      )}
    </>
  );
}

function matches(item: GalleryItem, { q, category, type }: GalleryFilter): boolean {
  return (
    (category === "all" || item.category === category) &&
    (type === "all" || item.mediaType === type) &&
    holdsWords(`${item.title} ${item.description} ${item.alt}`, q)
  );
}
