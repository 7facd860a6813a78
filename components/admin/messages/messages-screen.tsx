"use client";

import clsx from "clsx";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { deleteMessage, type MessageFilter } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { ScreenHeading } from "../screen-heading";
import { FilterBar } from "./filter-bar";
import { BackButton, MessageDetail } from "./message-detail";
import { MessageRows, MessageRowsSkeleton, rowId } from "./message-rows";
import { changeFilter, closeMessage, useMessagesAddress } from "./use-address";
import { type ShownMessages, useMessages } from "./use-messages";
import { useOpenMessage } from "./use-open-message";

const NO_FILTER: MessageFilter = { q: "", read: "all" };

/** The enquiries: a list and the one that is open; side by side, or on a phone one after the other. */
export function MessagesScreen() {
  const address = useMessagesAddress();
  const { filter, selected } = address;
  const list = useMessages(filter);
  const { message, failure } = useOpenMessage(selected, list);
  const [deleting, setDeleting] = useState(false);
  const focusNext = useRef<string>(undefined);
  useFocusOnReturn(selected, focusNext);

  const remove = async ({ _id, name }: ContactMessage) => {
    if (deleting || !window.confirm(`Delete the message from ${name}? It can't be brought back.`)) return;
    setDeleting(true);
    try {
      await deleteMessage(_id);
      const rows = list.shown?.messages ?? [];
      const index = rows.findIndex((row) => row._id === _id);
      const next = rows[index + 1] ?? rows[index - 1];
      list.change((page) => ({
        ...page,
        messages: page.messages.filter((row) => row._id !== _id),
        total: page.total - 1,
      }));
      closeMessage(filter);
      notify("success", "Message deleted successfully");
      focusNext.current = next?._id;
    } catch (error) {
      notify("error", (error as Error).message);
    } finally {
      setDeleting(false);
    }
  };

  return (
    <>
      <div className={clsx(selected && "max-lg:hidden")}>
        <ScreenHeading title="Messages">
          <p role="status" className="text-muted text-sm">
            {list.shown && !list.failure && countOf(list.shown)}
          </p>
        </ScreenHeading>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[24rem_1fr]">
        <section aria-label="List" className={clsx("grid gap-3", selected && "max-lg:hidden")}>
          <FilterBar filter={filter} onChange={changeFilter} />
          <div
            aria-busy={list.loading}
            className="overflow-hidden rounded-card border border-line bg-raised lg:max-h-[calc(100dvh-16rem)] lg:overflow-y-auto"
          >
            <List list={list} address={address} onShowAll={() => changeFilter(NO_FILTER)} />
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
              onBack={() => closeMessage(filter)}
              onDelete={() => remove(message)}
            />
          )}
          {!message && failure && (
            <div className="grid justify-items-start gap-4 p-4 sm:p-6">
              <BackButton onBack={() => closeMessage(filter)} />
              <Alert>{failure}</Alert>
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
  address: ReturnType<typeof useMessagesAddress>;
  onShowAll: () => void;
};

function List({ list, address, onShowAll }: ListProps) {
  const { shown, failure, loading, retry, loadMore } = list;
  const isOfAnotherFilter =
    shown && (shown.filter.q !== address.filter.q || shown.filter.read !== address.filter.read);
  if (failure) {
    return (
      <>
        {shown && !isOfAnotherFilter && <MessageRows messages={shown.messages} address={address} />}
        <div className="grid justify-items-start gap-3 p-4">
          <Alert>{failure}</Alert>
          <button type="button" onClick={retry} className={buttonClass("quiet")}>
            Try again
          </button>
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
      <MessageRows messages={shown.messages} address={address} />
      {shown.next && (
        <div className="grid p-4">
          <button type="button" onClick={loadMore} aria-disabled={loading} className={buttonClass("quiet")}>
            {loading ? "Loading..." : "Show older messages"}
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
