"use client";

import { keepPreviousData } from "@tanstack/react-query";
import clsx from "clsx";
import { lazy, Suspense, useState } from "react";
import { useLoaded } from "../lists/use-loaded";
import { AwayNote } from "../replies/away-note";
import { useFeature } from "../shell/features";
import { Refused } from "../shell/refused";
import { ScreenHeading } from "../shell/screen-heading";
import { useMay } from "../shell/use-may";
import { messagesAddress } from "./address";
import { ExportButton } from "./export-button";
import type { Extras } from "./message-extras";
import { MessageList } from "./message-list";
import { OpenMessage } from "./open-message";
import type { ShownMessages } from "./pages";
import { messagesQuery } from "./queries";
import { Shelves } from "./shelves";
import { UndoBar, UndoLine } from "./undo-bar";
import { useBulk } from "./use-bulk";
import { useDeleteMessages } from "./use-delete-messages";
import { useRefreshOnArrival } from "./use-refresh-on-arrival";
import { useSelection } from "./use-selection";

// The message itself is complete without them.
const MessageExtras = lazy(() => import("./message-extras").catch(() => ({ default: () => null })));

interface MessagesScreenProps {
  /** What the open message shows below its text, if there is anything. */
  extras: Extras | undefined;
}

/** The enquiries. Says so to admins without the permission. */
export function MessagesScreen(props: MessagesScreenProps) {
  if (useMay("manage_bookings")) return <Permitted {...props} />;
  return (
    <>
      <ScreenHeading title="Messages" />
      <Refused permission="manage_bookings" />
    </>
  );
}

/** The list of enquiries and the open one: side by side, or one at a time on a phone. */
function Permitted({ extras }: MessagesScreenProps) {
  const { message: open, ...filter } = messagesAddress.useValues();
  // The previous list stays while a new filter's list loads.
  const list = useLoaded({ ...messagesQuery(filter), placeholderData: keepPreviousData });
  const { data: shown } = list;
  const messages = shown?.messages ?? [];
  const selection = useSelection(messages);
  const hasStatuses = useFeature("statuses");
  const [deleted, setDeleted] = useState<string[]>([]);
  const bulk = useBulk({ filter, selection, onChanged: () => setDeleted([]) });
  const inTrash = filter.show === "trash";
  const { remove, deleting } = useDeleteMessages({
    open,
    messages,
    onGone: (gone, restorable) => {
      selection.select(gone, false);
      bulk.dismiss();
      setDeleted(restorable);
    },
  });
  const canExport = useFeature("export");
  useRefreshOnArrival();
  const isDeleting = deleting.length > 0;

  return (
    <>
      <div className={clsx(open && "max-lg:hidden")}>
        <ScreenHeading title="Messages">
          <p role="status" className="text-muted text-sm max-sm:order-last max-sm:w-full">
            {shown && countOf(shown)}
          </p>
          {shown && canExport && <ExportButton filter={filter} disabled={messages.length === 0} />}
        </ScreenHeading>
        <AwayNote />
        {hasStatuses && <Shelves current={filter.show} />}
      </div>
      {bulk.done ? (
        <UndoLine
          text={bulk.done.text}
          busy={bulk.undoing && "Undoing..."}
          onUndo={() => !bulk.busy && bulk.undo()}
          onEnd={bulk.dismiss}
        />
      ) : (
        deleted.length > 0 && <UndoBar deleted={deleted} onEnd={() => setDeleted([])} />
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[24rem_1fr]">
        <MessageList
          list={list}
          filter={filter}
          open={open}
          selection={selection}
          bulk={bulk}
          deleting={isDeleting}
          onDelete={(rows) => remove(...rows)}
        />
        <section
          aria-label="Message"
          className={clsx(
            "rounded-card border border-line bg-raised lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto",
            !open && "max-lg:hidden",
          )}
        >
          {open ? (
            <>
              <OpenMessage
                key={open}
                id={open}
                list={list}
                inTrash={inTrash}
                deleting={isDeleting}
                onDelete={remove}
              />
              {extras && (
                <Suspense>
                  <MessageExtras {...extras} />
                </Suspense>
              )}
            </>
          ) : (
            <p className="grid min-h-64 place-items-center p-6 text-muted">
              Choose a message to read it here.
            </p>
          )}
        </section>
      </div>
    </>
  );
}

function countOf({ total, filter: { q, read } }: ShownMessages): string {
  const noun = total === 1 ? "message" : "messages";
  const kind = read === "all" ? noun : `${read === "true" ? "read" : "unread"} ${noun}`;
  return `${total.toLocaleString("en-US")} ${kind}${q && ` matching “${q}”`}`;
}
