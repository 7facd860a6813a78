"use client";

import { Crop, X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { isVideoFile } from "@/lib/client/upload-rules";
import { TITLE_LENGTH_LIMIT } from "@/lib/contract/limits";
import { AltFields } from "./alt-fields";
import type { ChosenFile, UploadState } from "./use-uploads";

const PictureCropper = lazy(() => import("./picture-cropper"));

interface ChosenFileCardProps {
  chosen: ChosenFile;
  titleError: string | undefined;
  onChange: (changes: Partial<ChosenFile>) => void;
  onRemove: () => void;
  onCancel: () => void;
}

/** One file of the add form: its preview, what is said of it, and how far it is. */
export function ChosenFileCard({ chosen, titleError, onChange, onRemove, onCancel }: ChosenFileCardProps) {
  const { file, title, alt, decorative, cropping, state } = chosen;
  const cropButton = useRef<HTMLButtonElement>(null);
  const endCropping = (changes: Partial<ChosenFile>) => {
    flushSync(() => onChange({ ...changes, cropping: false }));
    cropButton.current?.focus();
  };
  const isSent = state.step === "waiting" || state.step === "uploading";
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-3">
      <div className="flex items-center gap-3">
        {state.step !== "refused" && <FilePreview file={file} />}
        <p className="mr-auto min-w-0 text-sm">
          <span className="block truncate font-semibold">{file.name}</span>
          <span className="text-muted">{sizeOf(file)}</span>
        </p>
        {isSent ? (
          <button type="button" onClick={onCancel} className={`${buttonClass("quiet")} px-4`}>
            Cancel
            <span className="sr-only"> the upload of {file.name}</span>
          </button>
        ) : (
          <button type="button" onClick={onRemove} className={buttonClass("bare", "icon")}>
            <X aria-hidden="true" />
            <span className="sr-only">Remove {file.name}</span>
          </button>
        )}
      </div>
      <Progress state={state} name={file.name} />
      {cropping ? (
        <Suspense fallback={<Skeleton className="h-80 w-full" />}>
          <PictureCropper
            file={file}
            onApply={(cropped) => endCropping({ file: cropped })}
            onKeep={() => endCropping({})}
            onCancel={onRemove}
          />
        </Suspense>
      ) : (
        state.step !== "refused" &&
        !isSent && (
          <>
            {canBeCropped(file) && (
              <button
                ref={cropButton}
                type="button"
                onClick={() => onChange({ cropping: true })}
                className={`${buttonClass("quiet")} justify-self-start px-4`}
              >
                <Crop aria-hidden="true" className="size-5" />
                Crop
                <span className="sr-only"> {file.name}</span>
              </button>
            )}
            {chosen.plays === false && <UnplayableNote />}
            <Field label="Title" error={titleError}>
              {(control) => (
                <input
                  {...control}
                  value={title}
                  onChange={(event) => onChange({ title: event.target.value })}
                  maxLength={TITLE_LENGTH_LIMIT}
                  required
                />
              )}
            </Field>
            <AltFields alt={alt} decorative={decorative} onChange={onChange} />
          </>
        )
      )}
    </li>
  );
}

/** Said of a film of a kind that is taken, but that browsers don't play. */
export function UnplayableNote() {
  return (
    <p role="status" className="rounded-field bg-sunken px-4 py-2 text-sm">
      Browsers will not play this film, so visitors will not see it move. MP4 (H.264) plays everywhere.
    </p>
  );
}

/** A GIF would lose its movement. */
export const canBeCropped = (file: File) => !isVideoFile(file) && file.type !== "image/gif";

/** The picture or the film, small. */
export function FilePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  const look = "size-14 shrink-0 rounded-field bg-night object-cover";
  if (!address) return <span className={look} />;
  if (isVideoFile(file))
    return <video src={`${address}#t=0.1`} muted playsInline preload="metadata" className={look} />;
  return <img src={address} alt="" className={look} />;
}

/** How much of a file is sent, from 0 to 1. */
export function UploadBar({ label, sent }: { label: string; sent: number }) {
  return (
    <progress
      value={sent}
      max={1}
      aria-label={label}
      className="h-2 w-full overflow-hidden rounded-full accent-accent-strong"
    />
  );
}

function Progress({ state, name }: { state: UploadState; name: string }): ReactNode {
  if (state.step === "refused" || state.step === "failed") {
    return (
      <p role="alert" className="text-danger text-sm">
        {state.reason}
      </p>
    );
  }
  if (state.step === "cancelled") return <p className="text-muted text-sm">Cancelled</p>;
  if (state.step === "waiting") return <p className="text-muted text-sm">Waiting...</p>;
  if (state.step === "done") return <p className="text-good text-sm">Uploaded</p>;
  if (state.step !== "uploading") return null;
  return (
    <div className="grid gap-1">
      <UploadBar label={`Upload of ${name}`} sent={state.sent} />
      <p className="text-muted text-sm">
        {state.sent < 1 ? `Uploading... ${Math.round(state.sent * 100)} %` : "Preparing..."}
      </p>
    </div>
  );
}

const MIB = 1024 * 1024;
const sizeOf = ({ size }: File) =>
  size >= MIB ? `${(size / MIB).toFixed(1)} MB` : `${Math.max(1, Math.round(size / 1024))} KB`;
