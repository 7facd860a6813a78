"use client";

import { removeDraft, storeDraft, storedDraft } from "@/lib/client/draft-store";
import { useAdmin } from "../shell/admin-provider";
import type { TitleInput } from "./item-fields";

/** Identifies a file by its name and size. */
const keyOf = ({ name, size }: File) => `${name} ${size}`;

/**
 * Drafts of the fields of each chosen file. A draft can't store the file itself; it is restored when the same file is
 * chosen again.
 */
export function useFileDrafts() {
  const draftKey = `draft:${useAdmin()._id}:gallery:files`;
  return {
    /** The draft of a file's fields, if any. */
    draftOf: (file: File) => storedDraft<Record<string, TitleInput>>(draftKey)?.[keyOf(file)],
    storeDrafts: (files: (TitleInput & { file: File })[]) => {
      const drafts = files.map(({ file, title, alt, decorative }) => [
        keyOf(file),
        { title, alt, decorative },
      ]);
      storeDraft(draftKey, Object.fromEntries(drafts));
    },
    removeDrafts: () => removeDraft(draftKey),
  };
}
