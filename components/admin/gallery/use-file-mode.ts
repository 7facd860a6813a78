"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { NO_TITLE } from "@/lib/contract/fields";
import { NO_MEDIA, newGalleryItemSchema } from "@/lib/contract/gallery";
import { useLeaveWarning } from "../forms/use-leave-warning";
import type { AddInput, AddOutcomes } from "./add-input";
import { CROP_FIRST } from "./item-fields";
import { type ChosenFile, useChosenFiles } from "./use-chosen-files";
import { useUploads } from "./use-uploads";

interface FileModeOptions extends AddOutcomes {
  /** Reloads the list. */
  onAdded: () => void;
}

/** The add form's file mode: choosing, describing, validating and uploading files. */
export function useFileMode({ fail, succeed, reset, onAdded }: FileModeOptions) {
  const { files, edit, choose, ...chosen } = useChosenFiles();
  const { stateOf, ...uploads } = useUploads();
  const [isValidated, setIsValidated] = useState(false);
  const element = useRef<HTMLDivElement>(null);

  const isDone = ({ id, error }: ChosenFile) => error !== undefined || stateOf(id).step === "done";
  useLeaveWarning(!files.every(isDone));

  const focusOn = (selector: string) => element.current?.querySelector<HTMLElement>(selector)?.focus();
  const scrollToCards = () => element.current?.querySelector("ul")?.scrollIntoView({ block: "nearest" });

  const sendable = files.filter(({ error }) => error === undefined);
  const untitled = sendable.filter(({ title }) => title.trim() === "");
  const showUntitled = () =>
    flushSync(() => {
      setIsValidated(true);
      chosen.expand(untitled);
    });

  const send = async ({ description, category, featured }: AddInput) => {
    if (sendable.length === 0) return fail(NO_MEDIA);
    if (sendable.some(({ cropping }) => cropping)) {
      focusOn("[role=application]");
      return fail(CROP_FIRST);
    }
    if (untitled.length > 0) {
      showUntitled();
      focusOn("[aria-invalid=true]");
      return fail(NO_TITLE);
    }
    // The cards show each file's progress and error.
    scrollToCards();
    const { done, failed, canceled } = await uploads.upload(sendable, {
      description,
      category: newGalleryItemSchema.shape.category.parse(category),
      featured,
    });
    chosen.remove(done.map(({ id }) => id));
    if (done.length === files.length) chosen.removeDrafts();
    if (done.length > 0) succeed(done.length);
    // Reload anyway: a response may have been lost, or a cancel may have come too late.
    else onAdded();
    if (failed.length + canceled.length === 0) reset();
    if (failed.length === 0) return;
    scrollToCards();
    fail(failed.length === 1 ? "One file was not uploaded." : `${failed.length} files were not uploaded.`);
  };

  return {
    element,
    files,
    stateOf,
    /** A file's title error; undefined until the form was submitted once. */
    titleErrorOf: (file: ChosenFile) => (isValidated && untitled.includes(file) ? NO_TITLE : undefined),
    showUntitled,
    choose,
    edit,
    cancel: uploads.cancel,
    remove: (id: string) => {
      uploads.cancel(id);
      chosen.remove([id]);
      focusOn("input[type=file]");
    },
    send,
    /** Clears the errors and keeps the files. */
    clearErrors: () => setIsValidated(false),
  };
}
