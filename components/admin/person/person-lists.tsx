"use client";

import { Badge } from "@/components/ui/badge";
import { SiteLink } from "@/components/ui/site-link";
import { RECORD_NAMES } from "@/lib/content/erasing";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { STATUS_NAMES } from "@/lib/content/message-statuses";
import type { ContactMessage } from "@/lib/contract/messages";
import type { Person, PersonRecord, RecordKind } from "@/lib/contract/persons";
import { formatDateTime, formatDay } from "@/lib/shared/format-date";
import { messagesAddress } from "../messages/address";
import { Panel } from "../shell/panel";

const Count = ({ children }: { children: number }) => <p className="text-muted text-sm">{children}</p>;

/** Everything that is kept about a person, by kind. */
export function PersonLists({ person: { messages, records } }: { person: Person }) {
  return (
    <>
      <Panel title="Messages" aside={<Count>{messages.length}</Count>}>
        <ul className="divide-y divide-line border-line border-t">
          {messages.map((message) => (
            <MessageRow key={message._id} message={message} />
          ))}
        </ul>
      </Panel>
      {(Object.keys(RECORD_NAMES) as RecordKind[]).map((kind) => (
        <Records key={kind} name={RECORD_NAMES[kind]} records={records.filter((one) => one.kind === kind)} />
      ))}
    </>
  );
}

function MessageRow({ message }: { message: ContactMessage }) {
  const { _id, name, eventType, eventDate, status, createdAt, trashedAt } = message;
  return (
    <li>
      <SiteLink
        href={messagesAddress.path({ message: _id })}
        className="grid gap-1 px-4 py-3 outline-offset-[-3px] hover:bg-sunken/60 sm:px-5"
      >
        <span className="flex items-center gap-3">
          <span dir="auto" className="min-w-0 truncate font-semibold">
            {name}
          </span>
          <span className="ml-auto shrink-0">
            <Badge>{trashedAt ? "Trash" : STATUS_NAMES[status]}</Badge>
          </span>
        </span>
        <span dir="auto" className="line-clamp-2 text-sm [overflow-wrap:anywhere]">
          {message.message.slice(0, 300)}
        </span>
        <span className="text-muted text-sm">
          {EVENT_TYPE_NAMES[eventType]}, {formatDay(eventDate)}, sent {formatDateTime(createdAt)}
        </span>
      </SiteLink>
    </li>
  );
}

function Records({ name, records }: { name: string; records: PersonRecord[] }) {
  if (records.length === 0) return null;
  return (
    <Panel title={name} aside={<Count>{records.length}</Count>}>
      <ul className="divide-y divide-line border-line border-t">
        {records.map(({ messageId, at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id of their own, and no state
          <li key={`${messageId} ${at} ${index}`} className="grid gap-0.5 px-4 py-3 sm:px-5">
            <p dir="auto" className="whitespace-pre-line text-sm [overflow-wrap:anywhere]">
              {text}
            </p>
            <p className="text-muted text-sm">{formatDateTime(at)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
