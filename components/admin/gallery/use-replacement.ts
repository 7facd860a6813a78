"use client";

import { useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { fileError } from "@/lib/client/upload-rules";
import type { EditInput } from "./edit-input";

/**
 * The state of the file that replaces an item's current one.
 *
 * @param onChosen is called with the reason why a chosen file is rejected, or undefined if it is accepted.
 */
export function useReplacement(
  form: UseFormReturn<EditInput>,
  onChosen: (error: string | undefined) => void,
) {
  const [file, setFile] = useState<File>();
  const [cropping, setCropping] = useState(false);
  const name = useWatch({ control: form.control, name: "replacement" });

  /** Sets the replacement, or removes it. */
  const replaceWith = (replacement: File | undefined) => {
    setFile(replacement);
    form.setValue("replacement", replacement?.name ?? "");
  };
  return {
    file,
    /** The name of a file that was lost in a reload and has to be chosen again. */
    lostFile: file ? "" : name,
    cropping,
    setCropping,
    replaceWith,
    choose: ([chosen]: File[]) => {
      if (!chosen) return;
      const error = fileError(chosen);
      onChosen(error);
      if (!error) replaceWith(chosen);
    },
    /** Removes the file. The form resets the form's value itself. */
    clear: () => {
      setFile(undefined);
      setCropping(false);
    },
  };
}
