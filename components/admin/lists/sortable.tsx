"use client";

import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  type SortingStrategy,
  sortableKeyboardCoordinates,
  useSortable,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import clsx from "clsx";
import { GripVertical } from "lucide-react";
import type { ReactNode } from "react";

/** How far a press must move to become a drag, in pixels, so that a click stays a click. */
const DRAG_DISTANCE = 6;

interface SortableProps {
  /** Identifies the list, so that server and client markup match. */
  id: string;
  rows: { _id: string; title: string }[];
  /** A row in words, such as "item". */
  what: string;
  strategy: SortingStrategy;
  /** Called with the indexes that a row moves between. */
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Makes the order of rows changeable by dragging and by keyboard. Each row uses {@link useSortableRow}. */
export function Sortable({ id, rows, what, strategy, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (rowId: unknown) => rows.findIndex(({ _id }) => _id === rowId);
  const titleOf = (rowId: unknown) => rows[indexOf(rowId)]?.title ?? "";
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      // The lists never scroll sideways.
      autoScroll={{ threshold: { x: 0, y: 0.2 } }}
      onDragEnd={({ active, over }) => over && onMove(indexOf(active.id), indexOf(over.id))}
      accessibility={{
        screenReaderInstructions: {
          draggable: `Press space to pick up the ${what}, the arrow keys to move it, and space again to drop it.`,
        },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${titleOf(active.id)}.`,
          onDragOver: ({ active, over }) =>
            over
              ? `${titleOf(active.id)} moved to position ${indexOf(over.id) + 1} of ${rows.length}.`
              : undefined,
          // The screen announces the new position itself, as it does after a move by button.
          onDragEnd: () => undefined,
          onDragCancel: ({ active }) => `${titleOf(active.id)} is back in its original position.`,
        },
      }}
    >
      <SortableContext items={rows.map(({ _id }) => _id)} strategy={strategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** The state of a row of a {@link Sortable}: what its element and its handle need. */
export function useSortableRow(id: string) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  return {
    isDragging,
    row: { ref: setNodeRef, style: { transform: CSS.Transform.toString(transform), transition } },
    handle: { ref: setActivatorNodeRef, ...attributes, ...listeners },
  };
}

interface DragHandleProps {
  title: string;
  handle: ReturnType<typeof useSortableRow>["handle"];
  className: string;
}

/** The handle that a row is dragged by. */
export function DragHandle({ title, handle, className }: DragHandleProps) {
  return (
    <button
      type="button"
      {...handle}
      className={clsx(
        "grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing",
        className,
      )}
    >
      <GripVertical aria-hidden="true" className="size-5" />
      <span className="sr-only">Drag {title}</span>
    </button>
  );
}
