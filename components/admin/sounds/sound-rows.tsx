"use client";

import { verticalListSortingStrategy } from "@dnd-kit/sortable";
import clsx from "clsx";
import { ChevronDown, ChevronUp, Pencil, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Skeleton } from "@/components/ui/skeleton";
import { galleryFilters } from "@/lib/content/gallery-filters";
import type { Sound } from "@/lib/contract/sounds";
import { formatDuration } from "@/lib/shared/format-duration";
import { galleryAddress } from "../gallery/address";
import { CardButton } from "../lists/card-button";
import { DragHandle, Sortable, useSortableRow } from "../lists/sortable";
import { Listen } from "./listen";

interface SoundRowsProps {
  sounds: Sound[];
  /** Whether the admin may change them. */
  canManage: boolean;
  /** The id of the recording being deleted. */
  deleting: string | undefined;
  /** Called with the indexes that a recording moves between. */
  onMove: (from: number, to: number) => void;
  onDelete: (sound: Sound) => void;
}

/** The recordings in order. The order changes by dragging, by keyboard or with buttons. */
export function SoundRows({ sounds, canManage, deleting, onMove, onDelete }: SoundRowsProps) {
  return (
    <Sortable
      id="sound-order"
      rows={sounds}
      what="recording"
      strategy={verticalListSortingStrategy}
      onMove={onMove}
    >
      <ul aria-label="Recordings" className="grid gap-3">
        {sounds.map((sound, index) => (
          <SoundRow
            key={sound._id}
            sound={sound}
            canManage={canManage}
            isDeleting={sound._id === deleting}
            onEarlier={index > 0 ? () => onMove(index, index - 1) : undefined}
            onLater={index < sounds.length - 1 ? () => onMove(index, index + 1) : undefined}
            onDelete={() => onDelete(sound)}
          />
        ))}
      </ul>
    </Sortable>
  );
}

/** The element id of a recording's row, for moving the focus. */
export const soundRowId = (soundId: string) => `sound-${soundId}`;

interface SoundRowProps {
  sound: Sound;
  canManage: boolean;
  isDeleting: boolean;
  /** Undefined when the recording is already first or last. */
  onEarlier: (() => void) | undefined;
  onLater: (() => void) | undefined;
  onDelete: () => void;
}

function SoundRow({ sound, canManage, isDeleting, onEarlier, onLater, onDelete }: SoundRowProps) {
  const { _id, title, craft, isSample, url, duration, peaks } = sound;
  const { row, handle, isDragging } = useSortableRow(_id);
  const name = galleryFilters.find(({ id }) => id === craft)?.name;
  return (
    <li
      {...row}
      id={soundRowId(_id)}
      tabIndex={-1}
      aria-busy={isDeleting}
      className={clsx(
        "@container overflow-hidden rounded-card border border-line bg-raised",
        isDragging && "relative z-10 shadow-soft ring-2 ring-accent",
        isDeleting && "opacity-50",
      )}
    >
      <div className="grid @2xl:grid-cols-[minmax(17rem,2fr)_minmax(0,3fr)_auto] @2xl:items-center">
        <div className="flex items-center gap-2 px-2 pt-2 @2xl:py-2">
          {canManage && <DragHandle title={title} handle={handle} className="text-muted" />}
          <div className={clsx("mr-auto grid min-w-0 gap-1", !canManage && "pl-2")}>
            <h3 className="truncate font-sans font-semibold text-base">{title}</h3>
            <p className="flex flex-wrap items-center gap-1.5">
              <Badge>{name}</Badge>
              {isSample && <Badge>Sample</Badge>}
            </p>
          </div>
          <p className="pr-1 text-muted text-sm tabular-nums">{formatDuration(duration)}</p>
        </div>
        <div className="p-3">
          <Listen track={{ id: _id, title, line: "", url, duration, peaks }} />
        </div>
        {canManage && (
          <div className="grid auto-cols-fr grid-flow-col border-line border-t *:min-w-11 @2xl:border-t-0 @2xl:pr-2">
            <CardButton name={`Move ${title} earlier`} onClick={onEarlier}>
              <ChevronUp aria-hidden="true" className="size-5" />
            </CardButton>
            <CardButton name={`Move ${title} later`} onClick={onLater}>
              <ChevronDown aria-hidden="true" className="size-5" />
            </CardButton>
            <CardButton name={`Edit ${title}`} onClick={() => galleryAddress.open({ sound: _id })}>
              <Pencil aria-hidden="true" className="size-5" />
            </CardButton>
            <CardButton name={`Delete ${title}`} onClick={onDelete}>
              <Trash2 aria-hidden="true" className="size-5" />
            </CardButton>
          </div>
        )}
      </div>
    </li>
  );
}

/** The rows while they first load. */
export function SoundRowsSkeleton() {
  return (
    <ul aria-hidden="true" className="grid gap-3">
      {[1, 2, 3].map((row) => (
        <li key={row} className="grid gap-3 rounded-card border border-line bg-raised p-4">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-11 w-full" />
        </li>
      ))}
    </ul>
  );
}
