"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { MAIN_ID } from "@/components/ui/skip-link";
import { notify } from "@/components/ui/toaster";
import { changeMany, countEverything, type Everything, undoMany } from "@/lib/client/bulk";
import { isGone } from "@/lib/client/http";
import type { MessageFilter } from "@/lib/client/messages";
import { STATUS_NAMES } from "@/lib/content/message-statuses";
import type { BulkAct } from "@/lib/contract/bulk";
import { announceFailure } from "../lists/announce-failure";
import { changeData } from "../lists/change-data";
import { focusFirst } from "../lists/focus";
import { messagesAddress } from "./address";
import type { ShownMessages } from "./pages";
import { MAX_PAGE_SIZE, MESSAGE_WRITES, MESSAGES_KEY, refreshMessages } from "./queries";
import type { Selection } from "./use-selection";

/** A change of many messages that can be undone. */
interface Done {
  text: string;
  /** When it was made, which names it. */
  at: string;
}

export interface Bulk {
  /** Everything that the filter finds, once it is selected. */
  everything: Everything | undefined;
  selectEverything: () => void;
  /** Goes back to the rows that are shown. */
  selectShown: () => void;
  /** Changes what is selected. */
  change: (change: BulkAct) => void;
  busy: boolean;
  /** What is being done to what is selected. */
  doing: "deleting" | "saving" | undefined;
  undoing: boolean;
  /** The last change, until it is undone or dismissed. */
  done: Done | undefined;
  undo: () => void;
  dismiss: () => void;
}

interface BulkOptions {
  filter: MessageFilter;
  selection: Selection;
  /** Called after a change: what was done before it can no longer be undone. */
  onChanged: () => void;
}

/** Changes several messages with one call: the selected rows, or everything that the filter finds. */
export function useBulk({ filter, selection, onChanged }: BulkOptions): Bulk {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Everything>();
  const [done, setDone] = useState<Done>();
  // What was counted for another filter, or before a row was deselected, is no longer selected.
  const isCurrent = chosen && messagesAddress.path(chosen.filter) === messagesAddress.path(filter);
  const everything = isCurrent && selection.rows.length > 0 ? chosen : undefined;

  const showAnew = () => {
    // What a refresh does not fetch again would stay in the list.
    changeData<ShownMessages>(client, MESSAGES_KEY, (shown) => ({
      ...shown,
      messages: shown.messages.slice(0, MAX_PAGE_SIZE),
    }));
    refreshMessages(client);
  };
  const onError = (error: Error) => {
    announceFailure(error);
    setChosen(undefined);
    client.invalidateQueries({ queryKey: MESSAGES_KEY });
  };

  const counting = useMutation({ mutationFn: countEverything, onSuccess: setChosen, onError });
  const changing = useMutation({
    scope: MESSAGE_WRITES,
    mutationFn: (change: BulkAct) => changeMany(everything ?? selection.rows.map(({ _id }) => _id), change),
    onSuccess: ({ count, at }, change) => {
      notify("success", toastOf(change, count));
      onChanged();
      setDone(change.status || change.trash ? { text: undoTextOf(change, count), at } : undefined);
      setChosen(undefined);
      selection.select([...selection.ids], false);
      showAnew();
      focusFirst(MAIN_ID);
    },
    onError,
  });
  const undoing = useMutation({
    scope: MESSAGE_WRITES,
    mutationFn: undoMany,
    onSuccess: ({ count }) => {
      notify("success", `${messagesIn(count)} back as before`);
      setDone(undefined);
      // The button is gone.
      focusFirst(MAIN_ID);
      showAnew();
    },
    onError: (error) => {
      if (isGone(error)) setDone(undefined);
      onError(error);
    },
  });
  const busy = counting.isPending || changing.isPending || undoing.isPending;

  return {
    everything,
    selectEverything: () => !busy && counting.mutate(filter),
    selectShown: () => setChosen(undefined),
    change: (change) => {
      const question = questionOf(change, everything?.total ?? selection.rows.length);
      if (!busy && (!question || window.confirm(question))) changing.mutate(change);
    },
    busy,
    doing: changing.isPending
      ? changing.variables.trash || changing.variables.forever
        ? "deleting"
        : "saving"
      : undefined,
    undoing: undoing.isPending,
    done,
    undo: () => done && !busy && undoing.mutate(done.at),
    dismiss: () => setDone(undefined),
  };
}

const messagesIn = (count: number) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "message" : "messages"}`;

/** What is asked before a change, as before deleting rows. */
function questionOf({ trash, forever }: BulkAct, count: number): string {
  if (forever) return `Delete ${messagesIn(count)}? This can't be undone.`;
  return trash ? `Delete ${messagesIn(count)}? You can restore them from the trash for 30 days.` : "";
}

function toastOf({ status, read, trash, forever }: BulkAct, count: number): string {
  const what = messagesIn(count);
  if (trash || forever) return `${what} deleted`;
  if (trash === false) return `${what} restored`;
  if (status) return `${what} marked as ${STATUS_NAMES[status].toLowerCase()}`;
  return `${what} marked as ${read ? "read" : "unread"}`;
}

const undoTextOf = ({ status }: BulkAct, count: number) =>
  status
    ? `Marked ${messagesIn(count)} as ${STATUS_NAMES[status].toLowerCase()}.`
    : `Deleted ${messagesIn(count)}.`;
