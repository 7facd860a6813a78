"use client";

import { X } from "lucide-react";
import { lazy, Suspense } from "react";
import { buttonClass } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { canBeCropped, FilePreview } from "./chosen-file";

const PictureCropper = lazy(() => import("./picture-cropper"));

interface ReplacementProps {
  file: File;
  cropping: boolean;
  onCropping: (cropping: boolean) => void;
  /** The cropped file, or none: the present one stays. */
  onChange: (file: File | undefined) => void;
}

/** The file that is to take the place of an item's present one: seen, cropped or given up. */
export function Replacement({ file, cropping, onCropping, onChange }: ReplacementProps) {
  const settle = (settled: File | undefined) => {
    onChange(settled);
    onCropping(false);
  };
  if (cropping) {
    return (
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        <PictureCropper
          file={file}
          onApply={settle}
          onKeep={() => onCropping(false)}
          onCancel={() => settle(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <div className="flex items-center gap-3 rounded-card border border-line p-3">
      <FilePreview file={file} />
      <p className="mr-auto min-w-0 truncate text-sm">{file.name}</p>
      {canBeCropped(file) && (
        <button type="button" onClick={() => onCropping(true)} className={`${buttonClass("quiet")} px-4`}>
          Crop
        </button>
      )}
      <button type="button" onClick={() => onChange(undefined)} className={buttonClass("bare", "icon")}>
        <X aria-hidden="true" />
        <span className="sr-only">Keep the present file</span>
      </button>
    </div>
  );
}
