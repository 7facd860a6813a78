"use client";

import { useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { useEffect } from "react";
import { removeSound, sendSoundMove } from "@/lib/client/sounds";
import type { Sound } from "@/lib/contract/sounds";
import { closeSound, galleryAddress } from "../gallery/address";
import { changeData } from "../lists/change-data";
import { focusFirst } from "../lists/focus";
import { LoadFailure } from "../lists/load-failure";
import { oneByOne, useDelete } from "../lists/use-delete";
import { useLoaded } from "../lists/use-loaded";
import { useOrder } from "../lists/use-order";
import { useMay } from "../shell/use-may";
import { AddSoundForm } from "./add-sound-form";
import { EditSoundDialog } from "./edit-sound-dialog";
import { stopListening } from "./listen";
import { soundsQuery } from "./queries";
import { SoundRows, SoundRowsSkeleton, soundRowId } from "./sound-rows";

/** The element id of the container around the rows, which gets the focus when no row is left. */
const ROWS_ID = "sounds";
const { queryKey } = soundsQuery;

/**
 * The part of the gallery screen that adds, reorders, edits and deletes recordings.
 *
 * @param isShown whether it is in sight. Nothing plays where nobody can stop it.
 */
export function SoundPart({ isShown }: { isShown: boolean }) {
  const { sound: edited } = galleryAddress.useValues();
  const canManage = useMay("manage_blogs");
  const client = useQueryClient();
  const { data: sounds, loading, failure, refresh } = useLoaded(soundsQuery);
  const shown = sounds ?? [];
  const { move, announcement } = useOrder({ shown, all: shown, queryKey, send: sendSoundMove });
  const { remove, deleting } = useDelete({
    rows: shown,
    question: ([sound]) => `Delete “${sound?.title}” and its file? This can't be undone.`,
    call: oneByOne(removeSound),
    success: () => "Recording deleted successfully",
    change: (gone) =>
      changeData<Sound[]>(client, queryKey, (all) => all.filter(({ _id }) => !gone.includes(_id))),
    focus: (next) => focusFirst(next && soundRowId(next._id), ROWS_ID),
  });

  useEffect(() => {
    if (!isShown) stopListening();
  }, [isShown]);

  return (
    <div
      className={clsx(
        "grid grid-cols-[minmax(0,1fr)] items-start gap-6",
        canManage && "lg:grid-cols-[22rem_minmax(0,1fr)]",
      )}
    >
      {canManage && <AddSoundForm onSaved={refresh} refresh={refresh} />}
      <div id={ROWS_ID} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
        {failure && <LoadFailure reason={failure} onRetry={refresh} />}
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <h2 className="sr-only">Recordings</h2>
        <div aria-busy={loading}>
          {!sounds && !failure && <SoundRowsSkeleton />}
          {shown.length > 0 && (
            <SoundRows
              sounds={shown}
              canManage={canManage}
              deleting={deleting[0]?._id}
              onMove={move}
              onDelete={remove}
            />
          )}
          {sounds?.length === 0 && (
            <p className="py-6 text-lg">
              No recordings yet.
              {canManage &&
                " Anything you add can be heard on the home page, with its service and in the gallery right away."}
            </p>
          )}
        </div>
      </div>
      {edited && sounds && canManage && (
        <EditSoundDialog
          key={edited}
          id={edited}
          sounds={sounds}
          refresh={refresh}
          onClose={() => closeSound(edited)}
        />
      )}
    </div>
  );
}
