"use client";

import clsx from "clsx";
import { useState } from "react";
import type { GalleryItem } from "@/lib/contract/gallery";
import { holdsWords } from "@/lib/shared/search-words";
import { useLoaded } from "../lists/use-loaded";
import { useFeature } from "../shell/features";
import { Refused } from "../shell/refused";
import { ScreenHeading } from "../shell/screen-heading";
import { useMay } from "../shell/use-may";
import { SoundPart } from "../sounds/sound-part";
import { AddForm } from "./add-form";
import { closeEdit, type GalleryFilter, galleryAddress, NO_FILTER } from "./address";
import { EditDialog } from "./edit-dialog";
import { GalleryItems } from "./gallery-items";
import { PartLinks } from "./part-links";
import { galleryQuery } from "./queries";

/** The screen that adds, reorders, edits and deletes gallery items and recordings. */
export function GalleryScreen() {
  const { part, edit: edited, sound: _, ...filter } = galleryAddress.useValues();
  const hasSounds = useFeature("sounds");
  const canManage = useMay("manage_blogs");
  const isSound = hasSounds && part === "sound";
  // Once opened, it keeps what was chosen there. So does the part with the pictures.
  const [hasBeenSound, setHasBeenSound] = useState(isSound);
  if (isSound && !hasBeenSound) setHasBeenSound(true);
  const list = useLoaded(galleryQuery);
  const { data: items, failure, refresh } = list;
  const matching = items?.filter((item) => matches(item, filter)) ?? [];

  return (
    <>
      <ScreenHeading title="Gallery">
        <p role="status" className="text-muted text-sm">
          {items && !failure && !isSound && `${matching.length} ${matching.length === 1 ? "item" : "items"}`}
        </p>
      </ScreenHeading>
      {hasSounds && <PartLinks part={isSound ? "sound" : "media"} filter={filter} />}
      {!canManage && (
        <div className="mb-5">
          <Refused permission="manage_blogs" />
        </div>
      )}
      {hasBeenSound && (
        <div hidden={!isSound}>
          <SoundPart isShown={isSound} />
        </div>
      )}
      <div
        hidden={isSound}
        className={clsx(
          "grid grid-cols-[minmax(0,1fr)] items-start gap-6",
          canManage && "lg:grid-cols-[22rem_minmax(0,1fr)]",
        )}
      >
        {canManage && (
          <AddForm
            onAdded={() => {
              // A filter must not hide the new items.
              galleryAddress.change(NO_FILTER);
              refresh();
            }}
          />
        )}
        <GalleryItems list={list} matching={matching} filter={filter} canManage={canManage} />
      </div>
      {edited && items && canManage && (
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
