"use client";

import { GALLERY_FILES } from "@/lib/client/upload-rules";
import { DropZone } from "../forms/drop-zone";
import { ChosenFileCard } from "./chosen-file";
import type { useFileMode } from "./use-file-mode";

/** The add form's files, with the drop zone that adds more. */
export function FileMode(mode: ReturnType<typeof useFileMode>) {
  return (
    <div ref={mode.element} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <DropZone {...GALLERY_FILES} multiple label="Choose pictures or videos" onChoose={mode.choose} />
      {mode.files.length > 0 && (
        <ul aria-label="Chosen files" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {mode.files.map((chosen) => (
            <ChosenFileCard
              key={chosen.id}
              chosen={chosen}
              state={mode.stateOf(chosen.id)}
              titleError={mode.titleErrorOf(chosen)}
              onChange={(changes) => mode.edit(chosen.id, changes)}
              onRemove={() => mode.remove(chosen.id)}
              onCancel={() => mode.cancel(chosen.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
