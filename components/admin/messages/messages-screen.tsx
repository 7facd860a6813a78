"use client";

import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { deleteMessage, type MessageFilter } from "@/lib/client/messages";
import type { ContactMessage } from "@/lib/contract/messages";
import { ScreenHeading } from "../screen-heading";
import { FilterBar } from "./filter-bar";
import { BackButton, MessageDetail } from "./message-detail";
import { MessageRows, MessageRowsSkeleton, rowId } from "./message-rows";
import { closeMessage, replaceAddress, useMessagesAddress } from "./use-address";
import { useMessages } from "./use-messages";
import { useOpenMessage } from "./use-open-message";

const NO_FILTER: MessageFilter = { q: "", read: "all" };

/** The enquiries: a list and the one that is open; side by side, or on a phone one after the other. */
export function MessagesScreen() {
  const address = useMessagesAddress();
  const { filter, selected } = address;
  const list = useMessages(filter);
  const { message, failure } = useOpenMessage(selected, list);
  const [deleting, setDeleting] = useState(false);
  useFocusOnReturn(selected);

  const setFilter = (next: MessageFilter) => replaceAddress({ filter: next, selected });

  const remove = async ({ _id, name }: ContactMessage) => {
    if (deleting || !window.confirm(`Delete the message from ${name}? It can't be brought back.`)) return;
    setDeleting(true);
    try {
      await deleteMessage(_id);
      const rows = list.page?.messages ?? [];
      const index = rows.findIndex((row) => row._id === _id);
      const next = rows[index + 1] ?? rows[index - 1];
      list.change((page) => ({
        ...page,
        messages: page.messages.filter((row) => row._id !== _id),
        total: page.total - 1,
      }));
      replaceAddress({ filter, selected: null });
      notify("success", "Message deleted successfully");
      // After the list is drawn without it.
      requestAnimationFrame(() =>
        (document.getElementById(next ? rowId(next._id) : "") ?? heading())?.focus(),
      );
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
            {list.page && !list.failure && countOf(list.page.total, filter)}
          </p>
        </ScreenHeading>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-[24rem_1fr]">
        <section aria-label="List" className={clsx("grid gap-3", selected && "max-lg:hidden")}>
          <FilterBar filter={filter} onChange={setFilter} />
          <div
            aria-busy={list.loading}
            className="overflow-hidden rounded-card border border-line bg-raised lg:max-h-[calc(100dvh-16rem)] lg:overflow-y-auto"
          >
            <List list={list} address={address} onShowAll={() => setFilter(NO_FILTER)} />
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
  const { page, failure, loading, reload, loadMore } = list;
  const retry = (
    <button
      type="button"
      onClick={page?.messages.length ? loadMore : reload}
      className={buttonClass("quiet")}
    >
      Try again
    </button>
  );
  if (failure) {
    return (
      <>
        {page && <MessageRows messages={page.messages} address={address} />}
        <div className="grid justify-items-start gap-3 p-4">
          <Alert>{failure}</Alert>
          {retry}
        </div>
      </>
    );
  }
  if (!page) return <MessageRowsSkeleton />;
  if (page.messages.length === 0) return <Empty filter={address.filter} onShowAll={onShowAll} />;
  return (
    <>
      <MessageRows messages={page.messages} address={address} />
      {page.next && (
        <div className="grid p-4">
          <button type="button" onClick={loadMore} aria-disabled={loading} className={buttonClass("quiet")}>
            {loading ? "Loading..." : "Show older messages"}
          </button>
        </div>
      )}
    </>
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

function countOf(total: number, { q, read }: MessageFilter): string {
  const noun = total === 1 ? "message" : "messages";
  const kind = read === "all" ? noun : `${read === "true" ? "read" : "unread"} ${noun}`;
  return `${total.toLocaleString("en-US")} ${kind}${q && ` with “${q}”`}`;
}

const heading = () => document.querySelector<HTMLElement>("main");

/** Back in the list, the focus is on the row that was open. */
function useFocusOnReturn(selected: string | null): void {
  const before = useRef(selected);
  useEffect(() => {
    if (before.current && !selected) document.getElementById(rowId(before.current))?.focus();
    before.current = selected;
  }, [selected]);
}
