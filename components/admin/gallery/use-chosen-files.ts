"use client";

import { useState } from "react";
import { fileError, titleOfFile } from "@/lib/client/upload-rules";
import type { TitleInput } from "./item-fields";
import { useFileDrafts } from "./use-file-drafts";

/** With more files than this, their fields start collapsed: a dozen forms would bury the button below them. */
const MAX_EXPANDED = 3;

/** A chosen file, with its own fields. */
export interface ChosenFile extends TitleInput {
  id: string;
  file: File;
  /** Why it can't be uploaded; undefined when it can. */
  error: string | undefined;
  /** Whether its fields are shown. */
  expanded: boolean;
  /** Whether the cropper is open. */
  cropping: boolean;
}

/** The add form's files, with their fields. The upload states are in `useUploads`. */
export function useChosenFiles() {
  const [files, setFiles] = useState<ChosenFile[]>([]);
  const { draftOf, storeDrafts, removeDrafts } = useFileDrafts();
  return {
    files,
    removeDrafts,
    /** Adds files. Those that can't be uploaded are listed with the reason. */
    choose: (chosen: File[]) => {
      const expanded = files.length + chosen.length <= MAX_EXPANDED;
      const added = chosen.map((file) => ({
        id: crypto.randomUUID(),
        file,
        title: titleOfFile(file.name),
        alt: "",
        decorative: false,
        ...draftOf(file),
        error: fileError(file),
        expanded,
        cropping: false,
      }));
      setFiles((all) => [...all, ...added]);
    },
    edit: (id: string, changes: Partial<ChosenFile>) => {
      const change = (current: ChosenFile) => (current.id === id ? { ...current, ...changes } : current);
      setFiles((all) => all.map(change));
      storeDrafts(files.map(change));
    },
    expand: (expanding: ChosenFile[]) => {
      const ids = new Set(expanding.map(({ id }) => id));
      setFiles((all) =>
        all.map((current) => (ids.has(current.id) ? { ...current, expanded: true } : current)),
      );
    },
    remove: (ids: string[]) => setFiles((all) => all.filter(({ id }) => !ids.includes(id))),
  };
}
