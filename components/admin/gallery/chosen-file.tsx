"use client";

import clsx from "clsx";
import { lazy, Suspense, useRef } from "react";
import { flushSync } from "react-dom";
import { Skeleton } from "@/components/ui/skeleton";
import { ChosenFileFields } from "./chosen-file-fields";
import { ChosenFileHead } from "./chosen-file-head";
import { FilePreview, UnplayableNote } from "./file-preview";
import { UploadFailure, UploadProgress } from "./upload-progress";
import type { ChosenFile } from "./use-chosen-files";
import type { UploadState } from "./use-uploads";

const PictureCropper = lazy(() => import("./picture-cropper"));

/** The preview is above the fields, or beside them if the card is wide enough. */
const LARGE_PREVIEW = "grid-cols-[minmax(0,1fr)] @md:grid-cols-[14rem_minmax(0,1fr)]";
const SMALL_PREVIEW = "grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @md:grid-cols-[9rem_minmax(0,1fr)]";

interface ChosenFileCardProps {
  chosen: ChosenFile;
  state: UploadState;
  titleError: string | undefined;
  onChange: (changes: Partial<ChosenFile>) => void;
  onRemove: () => void;
  onCancel: () => void;
}

/** One file of the add form: its preview, fields and upload progress. Collapsed, it is a row with a small preview. */
export function ChosenFileCard(props: ChosenFileCardProps) {
  const { chosen, state, titleError, onChange, onRemove, onCancel } = props;
  const { file, error, expanded, cropping } = chosen;
  const cropButton = useRef<HTMLButtonElement>(null);
  const endCropping = (changes: Partial<ChosenFile>) => {
    flushSync(() => onChange({ ...changes, cropping: false }));
    cropButton.current?.focus();
  };
  const isAccepted = error === undefined;
  const isUploading = state.step === "waiting" || state.step === "uploading";
  const canChange = isAccepted && !isUploading && !cropping;
  const isOpen = canChange && expanded;
  return (
    <li className="@container grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-3">
      <div className={clsx("grid items-start gap-3", isAccepted && (isOpen ? LARGE_PREVIEW : SMALL_PREVIEW))}>
        {isAccepted && <FilePreview file={file} />}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <ChosenFileHead {...{ chosen, isUploading, onChange, onRemove, onCancel, cropButton }} />
          {isAccepted ? <UploadProgress state={state} name={file.name} /> : <UploadFailure reason={error} />}
          {canChange && <UnplayableNote file={file} />}
          {isOpen && <ChosenFileFields {...{ chosen, titleError, onChange }} />}
        </div>
      </div>
      {cropping && (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <PictureCropper
            file={file}
            onApply={(cropped) => endCropping({ file: cropped })}
            onKeep={() => endCropping({})}
            onCancel={onRemove}
          />
        </Suspense>
      )}
    </li>
  );
}
