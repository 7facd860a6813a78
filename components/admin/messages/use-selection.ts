import { useState } from "react";
import type { ContactMessage } from "@/lib/contract/messages";

export interface Selection {
  ids: ReadonlySet<string>;
  /** Selects or deselects rows. */
  select: (ids: string[], isSelected: boolean) => void;
  /** The selected messages of the list. */
  rows: ContactMessage[];
}

/** The selected rows of a list. A row stays selected while a search hides it. */
export function useSelection(messages: ContactMessage[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const select = (changed: string[], isSelected: boolean) => {
    setIds((current) => {
      const others = [...current].filter((id) => !changed.includes(id));
      return new Set(isSelected ? [...others, ...changed] : others);
    });
  };
  return { ids, select, rows: messages.filter(({ _id }) => ids.has(_id)) };
}
