"use client";

import clsx from "clsx";
import { buttonClass } from "@/components/ui/button";
import type { MessageFilter } from "@/lib/client/messages";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import type { ContactMessage, EventType } from "@/lib/contract/messages";
import { FilterBar } from "../lists/filter-bar";
import { LoadFailure } from "../lists/load-failure";
import type { Loaded } from "../lists/use-loaded";
import { useFeature } from "../shell/features";
import { messagesAddress, NO_FILTER } from "./address";
import { BulkActions } from "./bulk-actions";
import { MessageRows, MessageRowsSkeleton } from "./message-rows";
import { OlderMessages } from "./older-messages";
import { OrderSelect } from "./order-select";
import type { ShownMessages } from "./pages";
import { SelectionBar } from "./selection-bar";
import type { Bulk } from "./use-bulk";
import type { Selection } from "./use-selection";

const READ_STATES = { all: "All", false: "Unread", true: "Read" };

interface MessageListProps {
  list: Loaded<ShownMessages>;
  filter: MessageFilter;
  /** The id of the open message, or "". */
  open: string;
  selection: Selection;
  bulk: Bulk;
  deleting: boolean;
  onDelete: (messages: ContactMessage[]) => void;
}

/** The search, the selection bar and the rows. */
export function MessageList(props: MessageListProps) {
  const { list, filter, open, selection, bulk, deleting, onDelete } = props;
  const { data: shown, failure, loading } = list;
  const hasStatuses = useFeature("statuses");
  const hasOrder = useFeature("eventOrder");
  const hasBulk = useFeature("bulk");
  const inTrash = filter.show === "trash";
  const messages = shown?.messages ?? [];
  return (
    <section aria-label="List" className={clsx("grid gap-3", open && "max-lg:hidden")}>
      <FilterBar
        label="Search messages"
        placeholder="Name, words or a date"
        q={filter.q}
        choice={filter.read}
        choices={READ_STATES}
        onChange={(q, read) => messagesAddress.change({ q, read })}
      >
        {hasStatuses && (
          <label className="max-sm:flex-auto">
            <span className="sr-only">Kind of event</span>
            <select
              value={filter.type}
              onChange={({ target }) =>
                messagesAddress.change({ type: target.value as MessageFilter["type"] })
              }
              className="min-h-11 rounded-field border border-field-line bg-raised pl-3 max-sm:w-full"
            >
              <option value="all">All events</option>
              {(Object.keys(EVENT_TYPE_NAMES) as EventType[]).map((type) => (
                <option key={type} value={type}>
                  {EVENT_TYPE_NAMES[type]}
                </option>
              ))}
            </select>
          </label>
        )}
      </FilterBar>
      <div
        aria-busy={loading}
        className="overflow-hidden rounded-card border border-line bg-raised lg:max-h-[calc(100dvh-16rem)] lg:overflow-y-auto"
      >
        {messages.length > 0 && (
          <SelectionBar
            shown={messages.length}
            selected={selection.rows.length}
            count={bulk.everything?.total ?? selection.rows.length}
            deleting={deleting || bulk.doing === "deleting"}
            onSelectAll={(isSelected) => {
              bulk.selectShown();
              selection.select(
                messages.map(({ _id }) => _id),
                isSelected,
              );
            }}
            onDelete={() => {
              if (bulk.everything) bulk.change(inTrash ? { forever: true } : { trash: true });
              else onDelete(selection.rows);
            }}
            aside={hasOrder && <OrderSelect order={filter.order} />}
          >
            {hasBulk && (
              <BulkActions
                bulk={bulk}
                shown={messages.length}
                selected={selection.rows.length}
                total={shown?.total ?? 0}
                inTrash={inTrash}
              />
            )}
          </SelectionBar>
        )}
        {shown && <Rows shown={shown} filter={filter} open={open} selection={selection} bulk={bulk} />}
        {!shown && !failure && <MessageRowsSkeleton />}
        {/* An automatic refresh fails silently and keeps what is shown. */}
        {!shown && failure && (
          <div className="p-4">
            <LoadFailure reason={failure} onRetry={list.refresh} />
          </div>
        )}
      </div>
    </section>
  );
}

interface RowsProps extends Pick<MessageListProps, "filter" | "open" | "selection" | "bulk"> {
  shown: ShownMessages;
}

function Rows({ shown, filter, open, selection, bulk }: RowsProps) {
  const keyOf = ({ q, read, show, type, order }: MessageFilter) => `${read} ${show} ${type} ${order} ${q}`;
  const isStale = keyOf(shown.filter) !== keyOf(filter);
  if (shown.messages.length === 0 && !isStale) return <Empty filter={filter} />;
  return (
    <div className={clsx("transition-opacity", isStale && "opacity-50")}>
      <MessageRows
        messages={shown.messages}
        filter={filter}
        open={open}
        selected={selection.ids}
        onSelect={(id, isSelected) => {
          bulk.selectShown();
          selection.select([id], isSelected);
        }}
      />
      <OlderMessages key={keyOf(shown.filter)} shown={shown} busy={isStale} />
    </div>
  );
}

function Empty({ filter: { q, read, show, type } }: { filter: MessageFilter }) {
  const isFiltered = q !== "" || [read, show, type].some((choice) => choice !== "all");
  return (
    <div className="grid justify-items-start gap-3 p-6">
      <p className="font-display text-xl">{isFiltered ? "No messages match." : "No messages yet."}</p>
      {isFiltered ? (
        <button
          type="button"
          onClick={() => messagesAddress.change(NO_FILTER)}
          className={buttonClass("quiet")}
        >
          Show all messages
        </button>
      ) : (
        <p className="text-muted">
          Messages sent from the{" "}
          <a href="/contact" className="text-accent underline underline-offset-4">
            contact page
          </a>{" "}
          appear here.
        </p>
      )}
    </div>
  );
}
