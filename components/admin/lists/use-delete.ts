"use client";

import { type MutationScope, useMutation } from "@tanstack/react-query";
import { notify } from "@/components/ui/toaster";
import { announceFailure } from "./announce-failure";
import { rowAfter } from "./row-after";

interface Deletion {
  /** The ids that no longer exist. */
  gone: string[];
  /** Those of them that somebody else had deleted before, if that is known. */
  before?: string[];
  /** Why the others could not be deleted. */
  failure?: string;
}

interface DeleteOptions<Row> {
  /** The rows as shown, to find the next one to focus. */
  rows: Row[];
  /** The text of the confirmation. */
  question: (rows: Row[]) => string;
  /** Deletes on the server; throws when nothing could be deleted. */
  call: (rows: Row[]) => Promise<Deletion>;
  /** Of the mutations that a deletion waits for. */
  scope?: MutationScope;
  /** The text of the success toast. */
  success: (count: number) => string;
  /** Removes rows from the list. Gets their ids, and the rows that this call has deleted, as they were. */
  change: (gone: string[], deleted: Row[]) => void;
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
    ...(options.scope && { scope: options.scope }),
    mutationFn: (rows: Row[]) => options.call(rows),
    onSuccess: ({ gone, before = [], failure }, rows) => {
      if (failure) notify("error", failure);
      if (gone.length === 0) return;
      notify("success", options.success(gone.length));
      const next = rowAfter(options.rows, gone);
      options.change(
        gone,
        rows.filter(({ _id }) => gone.includes(_id) && !before.includes(_id)),
      );
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
  return async (rows: { _id: string }[]): Promise<Deletion> => {
    for (const { _id } of rows) await remove(_id);
    return { gone: rows.map(({ _id }) => _id) };
  };
}
