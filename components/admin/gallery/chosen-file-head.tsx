"use client";

import { ChevronDown, Crop, X } from "lucide-react";
import type { RefObject } from "react";
import { buttonClass } from "@/components/ui/button";
import { canBeCropped } from "./crop-picture";
import type { ChosenFile } from "./use-chosen-files";

interface ChosenFileHeadProps {
  chosen: ChosenFile;
  /** Whether it is queued or uploading. It can then be canceled but not changed. */
  isUploading: boolean;
  onChange: (changes: Partial<ChosenFile>) => void;
  onRemove: () => void;
  onCancel: () => void;
  /** The button that opens the cropper. It gets the focus back when cropping ends. */
  cropButton: RefObject<HTMLButtonElement | null>;
}

/** A chosen file's name, size and actions. */
export function ChosenFileHead({ chosen, isUploading, cropButton, ...handlers }: ChosenFileHeadProps) {
  const { file, error, expanded, cropping } = chosen;
  const canChange = error === undefined && !isUploading && !cropping;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p className="truncate font-semibold text-sm">{file.name}</p>
      <div className="flex flex-wrap items-center gap-x-1">
        <p className="mr-auto text-muted text-sm">{sizeOf(file)}</p>
        {canChange && expanded && canBeCropped(file) && (
          <button
            ref={cropButton}
            type="button"
            onClick={() => handlers.onChange({ cropping: true })}
            className={buttonClass("quiet")}
          >
            <Crop aria-hidden="true" className="size-5" />
            Crop
            <span className="sr-only"> {file.name}</span>
          </button>
        )}
        {canChange && (
          <button
            type="button"
            aria-expanded={expanded}
            onClick={() => handlers.onChange({ expanded: !expanded })}
            className={buttonClass("bare", "icon")}
          >
            <ChevronDown aria-hidden="true" className={expanded ? "rotate-180" : ""} />
            <span className="sr-only">Details of {file.name}</span>
          </button>
        )}
        {isUploading ? (
          <button type="button" onClick={handlers.onCancel} className={buttonClass("quiet")}>
            Cancel
            <span className="sr-only"> the upload of {file.name}</span>
          </button>
        ) : (
          <button
            type="button"
            onClick={handlers.onRemove}
            className={`${buttonClass("bare", "icon")} -mr-2`}
          >
            <X aria-hidden="true" />
            <span className="sr-only">Remove {file.name}</span>
          </button>
        )}
      </div>
    </div>
  );
}

const MIB = 1024 * 1024;
const sizeOf = ({ size }: File) =>
  size >= MIB ? `${(size / MIB).toFixed(1)} MB` : `${Math.max(1, Math.round(size / 1024))} KB`;
