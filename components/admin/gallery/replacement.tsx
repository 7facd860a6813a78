"use client";

import { X } from "lucide-react";
import { lazy, Suspense } from "react";
import { buttonClass } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { canBeCropped } from "./crop-picture";
import { FilePreview, UnplayableNote } from "./file-preview";

const PictureCropper = lazy(() => import("./picture-cropper"));

interface ReplacementProps {
  file: File;
  cropping: boolean;
  onCropping: (cropping: boolean) => void;
  /** Called with the cropped file, or undefined to keep the current file. */
  onChange: (file: File | undefined) => void;
}

/** The replacement for an item's file, with buttons to crop or remove it. */
export function Replacement({ file, cropping, onCropping, onChange }: ReplacementProps) {
  const finish = (result: File | undefined) => {
    onChange(result);
    onCropping(false);
  };
  if (cropping) {
    return (
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <PictureCropper
          file={file}
          onApply={finish}
          onKeep={() => onCropping(false)}
          onCancel={() => finish(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <>
      <FilePreview file={file} />
      <div className="flex items-center gap-3">
        <p className="mr-auto min-w-0 truncate text-sm">{file.name}</p>
        {canBeCropped(file) && (
          <button type="button" onClick={() => onCropping(true)} className={`${buttonClass("quiet")} px-4`}>
            Crop
          </button>
        )}
        <button type="button" onClick={() => onChange(undefined)} className={buttonClass("bare", "icon")}>
          <X aria-hidden="true" />
          <span className="sr-only">Keep the current file</span>
        </button>
      </div>
      <UnplayableNote file={file} />
    </>
  );
}
