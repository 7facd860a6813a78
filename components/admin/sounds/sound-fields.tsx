"use client";

import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { SOUND_FILES } from "@/lib/client/upload-rules";
import { galleryFilters } from "@/lib/content/gallery-filters";
import { TITLE_LENGTH_LIMIT } from "@/lib/contract/limits";
import { formatBytes } from "@/lib/shared/format-bytes";
import { formatDuration } from "@/lib/shared/format-duration";
import { DropZone } from "../gallery/drop-zone";
import { NO_TITLE } from "../gallery/item-fields";
import { UploadBar } from "../gallery/upload-progress";
import { Listen } from "./listen";
import { type Shape, shapeOf } from "./measure-sound";
import type { useSoundForm } from "./use-sound-form";

/** The crafts that can be heard. A photograph can't. */
const CRAFTS = galleryFilters.filter(({ id }) => id !== "all" && id !== "photography");

interface SoundFieldsProps {
  state: ReturnType<typeof useSoundForm>;
  /** The label of the drop zone. */
  label: string;
}

/** The fields of a recording: its file, its title and its craft. */
export function SoundFields({ state, label }: SoundFieldsProps) {
  const { register, formState } = state.form;
  const { errors } = formState;
  return (
    <>
      {state.file ? (
        <ChosenSound file={state.file} onRemove={state.sent === undefined ? state.removeFile : undefined} />
      ) : (
        <DropZone {...SOUND_FILES} multiple={false} label={label} onChoose={state.choose} />
      )}
      {state.lostFile && (
        <p role="status" className="text-sm">
          Drafts can’t store files. Please choose “{state.lostFile}” again.
        </p>
      )}
      <Field label="Title" error={errors.title?.message}>
        {(control) => (
          <input
            {...control}
            {...register("title", { validate: (title) => title.trim() !== "" || NO_TITLE })}
            maxLength={TITLE_LENGTH_LIMIT}
            required
          />
        )}
      </Field>
      <Field label="Craft" error={errors.craft?.message}>
        {(control) => (
          <select {...control} {...register("craft", { required: "Please choose a craft." })} required>
            <option value="" disabled>
              Please choose
            </option>
            {CRAFTS.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {state.sent !== undefined && (
        <div className="grid gap-1">
          <UploadBar label="Upload" sent={state.sent} />
          <p className="text-muted text-sm">
            {state.sent < 1 ? `Uploading... ${Math.round(state.sent * 100)}%` : "Saving..."}
          </p>
        </div>
      )}
    </>
  );
}

interface ChosenSoundProps {
  file: File;
  /** Undefined while it is being sent. */
  onRemove: (() => void) | undefined;
}

/** The chosen file, as visitors will see and hear it. */
function ChosenSound({ file, onRemove }: ChosenSoundProps) {
  const [shape, setShape] = useState<Shape>();
  const [url, setUrl] = useState("");
  useEffect(() => {
    let isCurrent = true;
    const address = URL.createObjectURL(file);
    setUrl(address);
    shapeOf(file).then((measured) => isCurrent && setShape(measured));
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-3 rounded-card border border-line p-3">
      <div className="min-w-0">
        <p className="truncate font-semibold text-sm">{file.name}</p>
        <p className="text-muted text-sm">
          {formatBytes(file.size)} · {shape ? formatDuration(shape.duration) : "Reading..."}
        </p>
      </div>
      {onRemove && (
        <button type="button" onClick={onRemove} className={buttonClass("bare", "icon")}>
          <X aria-hidden="true" />
          <span className="sr-only">Remove {file.name}</span>
        </button>
      )}
      <div className="col-span-full">
        {shape ? (
          <Listen track={{ id: url, title: file.name, line: "", url, ...shape }} />
        ) : (
          <Skeleton className="h-11 w-full" />
        )}
      </div>
    </div>
  );
}
