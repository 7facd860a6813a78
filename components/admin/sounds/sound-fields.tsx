"use client";

import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/skeleton";
import { SOUND_FILES } from "@/lib/client/upload-rules";
import { galleryFilters } from "@/lib/content/gallery-filters";
import { NO_TITLE } from "@/lib/contract/fields";
import { TITLE_LENGTH_LIMIT } from "@/lib/contract/limits";
import { craftSchema, NO_CRAFT, type SoundShape } from "@/lib/contract/sounds";
import { formatBytes } from "@/lib/shared/format-bytes";
import { formatDuration } from "@/lib/shared/format-duration";
import { DropZone, LostFile } from "../forms/drop-zone";
import { UploadBar } from "../forms/upload-bar";
import { Listen } from "./listen";
import { shapeOf } from "./measure-sound";
import type { useSoundForm } from "./use-sound-form";

/** The crafts that can be heard. A photograph can't. */
const CRAFTS = galleryFilters.filter(({ id }) => craftSchema.safeParse(id).success);

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
      {state.lostFile && <LostFile name={state.lostFile} />}
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
          <select {...control} {...register("craft", { required: NO_CRAFT })} required>
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
      {state.sent !== undefined && <UploadBar label="Upload" sent={state.sent} then="Saving" />}
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
  const [shape, setShape] = useState<SoundShape>();
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
