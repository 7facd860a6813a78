"use client";

import { useMutation } from "@tanstack/react-query";
import { notify } from "@/components/ui/toaster";
import { announceFailure } from "./announce-failure";
import { rowAfter } from "./row-after";

interface Deletion {
  /** The ids that no longer exist. */
  gone: string[];
  /** Why the others could not be deleted. */
  failure?: string;
}

interface DeleteOptions<Row> {
  /** The rows as shown, to find the next one to focus. */
  rows: Row[];
  /** The text of the confirmation. */
  question: (rows: Row[]) => string;
  /** Deletes on the server; throws when nothing could be deleted. */
  call: (ids: string[]) => Promise<Deletion>;
  /** The text of the success toast. */
  success: (count: number) => string;
  /** Removes the rows from the list. */
  change: (gone: string[]) => void;
  /** Moves the focus to the next row, or elsewhere when none is left. Called before the rows rerender. */
  focus: (next: Row | undefined, gone: string[]) => void;
  /** Called when the call fails. The rows stay busy until it settles. */
  onFailed?: () => Promise<void>;
}

/**
 * Deletes rows of a list: asks for confirmation, calls the server, shows a toast, updates the list and moves the
 * focus.
 *
 * @returns `remove`, which does nothing while a deletion is in progress, and the rows being deleted.
 */
export function useDelete<Row extends { _id: string }>(options: DeleteOptions<Row>) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (rows: Row[]) => options.call(rows.map(({ _id }) => _id)),
    onSuccess: ({ gone, failure }) => {
      if (failure) notify("error", failure);
      if (gone.length === 0) return;
      notify("success", options.success(gone.length));
      const next = rowAfter(options.rows, gone);
      options.change(gone);
      options.focus(next, gone);
    },
    onError: (error) => {
      announceFailure(error);
      return options.onFailed?.();
    },
  });
  const remove = (...rows: Row[]) => {
    if (!isPending && rows.length > 0 && window.confirm(options.question(rows))) mutate(rows);
  };
  return { remove, deleting: isPending ? variables : [] };
}

/** A `call` for {@link useDelete} that deletes rows one by one. */
export function oneByOne(remove: (id: string) => Promise<void>) {
  return async (ids: string[]): Promise<Deletion> => {
    for (const id of ids) await remove(id);
    return { gone: ids };
  };
}
