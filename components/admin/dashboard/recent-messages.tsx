import clsx from "clsx";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatDateTime, formatSince } from "@/lib/shared/format-date";
import { messagesAddress } from "../messages/address";
import { Panel } from "../shell/panel";
import { MESSAGES_PATH } from "../shell/sections";

/** In characters (docs/product.md#dashboard). */
const PREVIEW_LENGTH = 50;

/** The newest messages in a table. On a phone, each row is a card. */
export function RecentMessages({ messages }: { messages: ContactMessage[] | undefined }) {
  return (
    <Panel
      title="Recent Messages"
      aside={
        <SiteLink
          href={MESSAGES_PATH}
          className={
            "inline-flex min-h-11 items-center font-semibold text-accent underline-offset-4 hover:underline"
          }
        >
          View all
        </SiteLink>
      }
    >
      {messages ? <Filled messages={messages} /> : <RowsSkeleton />}
    </Panel>
  );
}

function Filled({ messages }: { messages: ContactMessage[] }) {
  if (messages.length === 0) return <Empty />;
  return (
    <table className="w-full table-fixed border-line border-t text-left max-sm:block">
      <thead className="text-muted text-sm max-sm:sr-only">
        <tr className="border-line border-b">
          <th scope="col" className="w-[36%] py-2 pl-5 font-normal">
            Sender
          </th>
          <th scope="col" className="px-2 py-2 font-normal">
            Message
          </th>
          <th scope="col" className="w-24 px-2 py-2 font-normal">
            Date
          </th>
          <th scope="col" className="w-28 py-2 pr-5 pl-2 font-normal">
            Status
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-sm:block">
        {messages.map((message) => (
          <Row key={message._id} message={message} />
        ))}
      </tbody>
    </table>
  );
}

/** The sender's link covers the whole row. */
function Row({ message }: { message: ContactMessage }) {
  const { _id, name, email, read, createdAt } = message;
  return (
    <tr
      className={clsx(
        "relative align-top transition-colors hover:bg-sunken/60 max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:gap-y-1 max-sm:px-4 max-sm:py-3",
        !read && "shadow-[inset_4px_0_0_var(--glow)]",
      )}
    >
      <th scope="row" className="min-w-0 font-normal sm:py-3 sm:pr-2 sm:pl-5">
        <SiteLink
          href={messagesAddress.path({ message: _id })}
          className={clsx(
            "block truncate outline-none after:absolute after:inset-0 after:rounded-field focus-visible:after:outline-3 focus-visible:after:outline-accent focus-visible:after:-outline-offset-3",
            !read && "font-semibold",
          )}
        >
          <span dir="auto">{name}</span>
        </SiteLink>
        <span className="block truncate text-muted text-sm">{email}</span>
      </th>
      <td dir="auto" className="text-muted text-sm max-sm:col-start-1 sm:px-2 sm:py-3.5">
        {previewOf(message)}
      </td>
      <td className="whitespace-nowrap text-muted text-sm max-sm:col-start-2 max-sm:row-start-2 max-sm:self-end max-sm:text-right sm:px-2 sm:py-3.5">
        <time dateTime={createdAt} title={formatDateTime(createdAt)}>
          {formatSince(createdAt)}
        </time>
      </td>
      <td className="max-sm:col-start-2 max-sm:row-start-1 max-sm:text-right sm:px-2 sm:py-3 sm:pr-5">
        <Badge strong={!read}>{read ? "Read" : "Unread"}</Badge>
      </td>
    </tr>
  );
}

/** Counts code points, so that an emoji is never cut in half. */
function previewOf({ message }: ContactMessage): string {
  const characters = Array.from(message);
  return characters.length > PREVIEW_LENGTH ? `${characters.slice(0, PREVIEW_LENGTH).join("")}…` : message;
}

function Empty() {
  return (
    <div className="grid justify-items-start gap-2 border-line border-t p-4 sm:p-5">
      <p className="font-display text-2xl">No messages yet.</p>
      <p className="max-w-prose text-muted">
        Share the link to your contact page, or send yourself a test enquiry. It will appear here.
      </p>
      <SiteLink href="/contact" className={`${buttonClass("quiet")} mt-2`}>
        Open the contact page
      </SiteLink>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line border-line border-t">
      {[1, 2, 3, 4, 5].map((row) => (
        <div key={row} className="grid gap-2 px-4 py-3.5 sm:px-5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  );
}
