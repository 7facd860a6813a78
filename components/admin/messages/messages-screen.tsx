"use client";

import clsx from "clsx";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { type MessageFilter, PAGE_SIZE, removeMessages } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { FilterBar } from "../lists/filter-bar";
import { LoadFailure } from "../lists/load-failure";
import { useKeptFresh } from "../lists/use-kept-fresh";
import { ScreenHeading } from "../shell/screen-heading";
import { useUnread } from "../shell/unread-provider";
import { ExportButton } from "./export-button";
import { BackButton, MessageDetail } from "./message-detail";
import { MessageRows, type MessageRowsProps, MessageRowsSkeleton, rowId } from "./message-rows";
import { SelectionBar } from "./selection-bar";
import { changeFilter, closeMessage, openMessageId, useMessagesAddress } from "./use-address";
import { type ShownMessages, useMessages } from "./use-messages";
import { useOpenMessage } from "./use-open-message";

const NO_FILTER: MessageFilter = { q: "", read: "all" };
const READ_STATES = { all: "All", false: "Unread", true: "Read" };

/** The enquiries: a list and the one that is open; side by side, or on a phone one after the other. */
export function MessagesScreen() {
  const address = useMessagesAddress();
  const { filter, selected } = address;
  const list = useMessages(filter);
  const { unread, refreshUnread } = useUnread();
  const { message, failure, retry } = useOpenMessage(selected, list, refreshUnread);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [deleting, setDeleting] = useState(false);
  const focusNext = useRef<string>(undefined);
  useFocusOnReturn(selected, focusNext);
  useKeptFresh(list.refresh);
  useOnRise(unread, list.refresh);

  const rows = list.shown?.messages ?? [];
  const tickedRows = rows.filter(({ _id }) => ticked.has(_id));
  const tick = (ids: string[], isTicked: boolean) => {
    setTicked((current) => {
      const others = [...current].filter((id) => !ids.includes(id));
      return new Set(isTicked ? [...others, ...ids] : others);
    });
  };

  const remove = async (messages: ContactMessage[]) => {
    const [first] = messages;
    if (deleting || !first) return;
    const what = messages.length === 1 ? `the message from ${first.name}` : `${messages.length} messages`;
    const warning = messages.length === 1 ? "It can't be brought back." : "They can't be brought back.";
    if (!window.confirm(`Delete ${what}? ${warning}`)) return;
    setDeleting(true);
    const { gone, failure } = await removeMessages(messages.map(({ _id }) => _id));
    setDeleting(false);
    if (failure) notify("error", failure);
    if (gone.length === 0) return;
    notify("success", gone.length === 1 ? "Message deleted successfully" : `${gone.length} messages deleted`);
    const next = rowAfter(rows, gone);
    flushSync(() => {
      list.change((page) => ({
        ...page,
        messages: page.messages.filter(({ _id }) => !gone.includes(_id)),
        total: Math.max(0, page.total - gone.length),
      }));
      tick(gone, false);
    });
    refreshUnread();
    const open = openMessageId();
    if (open && gone.includes(open)) {
      focusNext.current = next?._id;
      closeMessage();
    } else {
      (document.getElementById(rowId(next?._id ?? "")) ?? document.querySelector("main"))?.focus();
    }
  };

  return (
    <>
      <div className={clsx(selected && "max-lg:hidden")}>
        <ScreenHeading title="Messages">
          <p role="status" className="text-muted text-sm max-sm:order-last max-sm:w-full">
            {list.shown && !list.failure && countOf(list.shown)}
          </p>
          {list.shown && <ExportButton filter={filter} isOff={rows.length === 0} />}
        </ScreenHeading>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[24rem_1fr]">
        <section aria-label="List" className={clsx("grid gap-3", selected && "max-lg:hidden")}>
          <FilterBar
            label="Search messages"
            placeholder="Name, e-mail, words"
            q={filter.q}
            choice={filter.read}
            choices={READ_STATES}
            onChange={(q, read) => changeFilter({ q, read })}
          />
          <div
            aria-busy={list.loading}
            className="overflow-hidden rounded-card border border-line bg-raised lg:max-h-[calc(100dvh-16rem)] lg:overflow-y-auto"
          >
            {rows.length > 0 && (
              <SelectionBar
                shown={rows.length}
                ticked={tickedRows.length}
                deleting={deleting}
                onTickAll={(isTicked) =>
                  tick(
                    rows.map(({ _id }) => _id),
                    isTicked,
                  )
                }
                onDelete={() => remove(tickedRows)}
              />
            )}
            <List
              list={list}
              address={address}
              ticked={ticked}
              onTick={(id, isTicked) => tick([id], isTicked)}
              onShowAll={() => changeFilter(NO_FILTER)}
            />
          </div>
        </section>
        <section
          aria-label="Message"
          className={clsx(
            "rounded-card border border-line bg-raised lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto",
            !selected && "max-lg:hidden",
          )}
        >
          {message && (
            <MessageDetail
              message={message}
              deleting={deleting}
              onBack={() => closeMessage()}
              onDelete={() => remove([message])}
            />
          )}
          {!message && failure && (
            <div className="grid justify-items-start gap-4 p-4 sm:p-6">
              <BackButton onBack={() => closeMessage()} />
              <LoadFailure reason={failure} onRetry={retry} />
            </div>
          )}
          {!message && !failure && (
            <p className="grid min-h-64 place-items-center p-6 text-muted">
              {selected ? "Loading..." : "Choose a message to read it here."}
            </p>
          )}
        </section>
      </div>
    </>
  );
}

type ListProps = {
  list: ReturnType<typeof useMessages>;
  onShowAll: () => void;
} & Omit<MessageRowsProps, "messages">;

function List({ list, onShowAll, ...rows }: ListProps) {
  const { shown, failure, loading, retry, loadMore } = list;
  const { filter } = rows.address;
  const isOfAnotherFilter = shown && (shown.filter.q !== filter.q || shown.filter.read !== filter.read);
  if (failure) {
    return (
      <>
        {shown && !isOfAnotherFilter && <MessageRows messages={shown.messages} {...rows} />}
        <div className="p-4">
          <LoadFailure reason={failure} onRetry={retry} />
        </div>
      </>
    );
  }
  if (!shown) return <MessageRowsSkeleton />;
  if (shown.messages.length === 0 && !isOfAnotherFilter) {
    return <Empty filter={shown.filter} onShowAll={onShowAll} />;
  }
  return (
    <div className={clsx("transition-opacity", isOfAnotherFilter && "opacity-50")}>
      <MessageRows messages={shown.messages} {...rows} />
      {(shown.next || shown.messages.length > PAGE_SIZE) && (
        <div className="grid p-4">
          {/* It stays after the last page, where it has the focus. */}
          <button
            type="button"
            onClick={loadMore}
            aria-disabled={loading || !shown.next}
            className={buttonClass("quiet")}
          >
            {loading ? "Loading..." : shown.next ? "Show older messages" : "No older messages"}
          </button>
        </div>
      )}
    </div>
  );
}

function Empty({ filter, onShowAll }: { filter: MessageFilter; onShowAll: () => void }) {
  const isFiltered = filter.q !== "" || filter.read !== "all";
  return (
    <div className="grid justify-items-start gap-3 p-6">
      <p className="font-display text-xl">{isFiltered ? "Nothing matches." : "No messages yet."}</p>
      {isFiltered ? (
        <button type="button" onClick={onShowAll} className={buttonClass("quiet")}>
          Show all messages
        </button>
      ) : (
        <p className="text-muted">
          What visitors send from the{" "}
          <a href="/contact" className="text-accent underline underline-offset-4">
            contact page
          </a>{" "}
          appears here.
        </p>
      )}
    </div>
  );
}

function countOf({ total, filter: { q, read } }: ShownMessages): string {
  const noun = total === 1 ? "message" : "messages";
  const kind = read === "all" ? noun : `${read === "true" ? "read" : "unread"} ${noun}`;
  return `${total.toLocaleString("en-US")} ${kind}${q && ` with “${q}”`}`;
}

/** The row that takes the place of the first one that is gone, or else the one before it. */
function rowAfter(rows: ContactMessage[], gone: string[]): ContactMessage | undefined {
  const first = rows.findIndex(({ _id }) => gone.includes(_id));
  const isLeft = ({ _id }: ContactMessage) => !gone.includes(_id);
  return rows.slice(first).find(isLeft) ?? rows.slice(0, first).findLast(isLeft);
}

/** Calls back when a number has become larger: something new has arrived. */
function useOnRise(number: number | undefined, onRise: () => void): void {
  const before = useRef(number);
  const risen = useEffectEvent(onRise);
  useEffect(() => {
    if (number !== undefined && before.current !== undefined && number > before.current) risen();
    before.current = number;
  }, [number]);
}

/** Back in the list, the focus is on the row that was open, or on the one after a deleted one. */
function useFocusOnReturn(selected: string | null, next: RefObject<string | undefined>): void {
  const before = useRef(selected);
  useEffect(() => {
    if (before.current && !selected) {
      const row = document.getElementById(rowId(next.current ?? before.current));
      (row ?? document.querySelector<HTMLElement>("main"))?.focus();
      next.current = undefined;
    }
    before.current = selected;
  }, [selected, next]);
}
