"use client";

import clsx from "clsx";
import { ArrowRight } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { Horizon } from "@/components/ui/horizon";
import { SiteLink } from "@/components/ui/site-link";
import { Skeleton } from "@/components/ui/skeleton";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import type { Dashboard } from "@/lib/contract/dashboard";
import type { ContactMessage, EventType } from "@/lib/contract/messages";
import { formatAgo, formatDay, formatMonthDay } from "@/lib/shared/format-date";
import { messagesAddress } from "../messages/address";
import { useAdmin } from "../shell/admin-provider";
import { useNews } from "../shell/news";

const EVENT_PHRASES: Record<EventType, string> = {
  wedding: "A wedding",
  corporate: "A corporate event",
  birthday: "A birthday",
  other: "An event",
};

interface WelcomeBandProps {
  /** The newest messages, newest first; undefined until loaded. */
  messages: ContactMessage[] | undefined;
  /** What nobody has answered; undefined where the backend does not know. */
  waiting: Dashboard["waiting"];
  /** Whether there is something to say about them: not after a failed load, nor to those who may not read them. */
  hasNews: boolean;
}

/** Greets the admin, and links to the enquiries that wait for an answer. */
export function WelcomeBand({ messages, waiting, hasNews }: WelcomeBandProps) {
  const { name } = useAdmin();
  return (
    <div className="relative isolate overflow-hidden rounded-card bg-[image:var(--sky)] p-5 sm:p-7">
      <Horizon className="absolute -right-8 -bottom-3 -z-10 w-48 opacity-70 sm:right-6 sm:w-72 sm:opacity-100 lg:right-14" />
      <h1 className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">Welcome, {name || "Administrator"}</h1>
      <div className="mt-3 grid min-h-36 content-start justify-items-start gap-3 sm:mt-4 sm:min-h-28">
        {hasNews && messages && <News messages={messages} waiting={waiting} />}
        {hasNews && !messages && <NewsSkeleton />}
      </div>
    </div>
  );
}

const TEXT = "max-w-[34ch] text-lg";

function News({ messages, waiting }: { messages: ContactMessage[]; waiting: Dashboard["waiting"] }) {
  const unread = messages.find(({ read }) => !read);
  const [oldest] = waiting?.oldest ?? [];
  if (waiting && waiting.count > 1) return <Waiting {...waiting} />;
  if (waiting && oldest) return <One message={oldest} />;
  if (waiting) return <p className={TEXT}>{messages.length > 0 ? ALL_ANSWERED : NONE_YET}</p>;
  return unread ? <One message={unread} /> : <NothingNew isEmpty={messages.length === 0} />;
}

const NONE_YET = "No enquiries yet, but the stage is set.";
const ALL_ANSWERED = "Nobody is waiting: every enquiry has an answer.";

/** Several enquiries without an answer, the oldest first. In one row, so that nothing moves when they arrive. */
function Waiting({ count, oldest }: NonNullable<Dashboard["waiting"]>) {
  const since = oldest[0] && formatAgo(oldest[0].createdAt);
  return (
    <>
      <p className={TEXT}>
        {count.toLocaleString("en-US")} enquiries are waiting for your answer. The oldest came {since}.
      </p>
      <ul
        aria-label="Waiting for your answer"
        className="-mx-5 flex max-w-[calc(100%+2.5rem)] gap-2 overflow-x-auto overscroll-x-contain px-5 py-1 [scrollbar-width:none] sm:-mx-7 sm:max-w-[calc(100%+3.5rem)] sm:px-7"
      >
        {oldest.map(({ _id, name, eventType, eventDate }, index) => (
          <li key={_id} className="shrink-0">
            <SiteLink
              href={messagesAddress.path({ message: _id })}
              // The quiet ones would let the illustration through. On a phone in two lines, so that the next one is in sight.
              className={clsx(
                buttonClass(index === 0 ? "primary" : "quiet"),
                "max-sm:flex-col max-sm:items-start max-sm:gap-0 max-sm:py-1.5 max-sm:leading-snug",
                index > 0 && "bg-raised",
              )}
            >
              <span dir="auto" className="max-w-40 truncate">
                {name}
              </span>
              <span className="font-normal max-sm:text-sm">
                {EVENT_TYPE_NAMES[eventType]}, {formatMonthDay(eventDate)}
              </span>
            </SiteLink>
          </li>
        ))}
        {count > oldest.length && (
          <li className="shrink-0 self-center">
            <SiteLink
              href={messagesAddress.path({ show: "new" })}
              className={`${buttonClass("quiet")} bg-raised`}
            >
              Show all {count.toLocaleString("en-US")}
              <ArrowRight aria-hidden="true" className="size-5" />
            </SiteLink>
          </li>
        )}
      </ul>
    </>
  );
}

function One({ message }: { message: ContactMessage }) {
  return (
    <>
      <p className={TEXT}>
        {EVENT_PHRASES[message.eventType]} on {formatDay(message.eventDate)} is waiting for your reply. Sent{" "}
        {formatAgo(message.createdAt)}.
      </p>
      <SiteLink href={messagesAddress.path({ message: message._id })} className={buttonClass("primary")}>
        Read the enquiry
        <ArrowRight aria-hidden="true" className="size-5" />
      </SiteLink>
    </>
  );
}

function NothingNew({ isEmpty }: { isEmpty: boolean }) {
  const older = useNews()?.unread ?? 0;
  if (isEmpty) return <p className={TEXT}>{NONE_YET}</p>;
  if (!older) return <p className={TEXT}>You have read all your enquiries.</p>;
  return (
    <>
      <p className={TEXT}>
        You have read your newest enquiries. {older.toLocaleString("en-US")} older{" "}
        {older === 1 ? "enquiry is" : "enquiries are"} still unread.
      </p>
      <SiteLink href={messagesAddress.path({ read: "false" })} className={buttonClass("primary")}>
        Show unread
        <ArrowRight aria-hidden="true" className="size-5" />
      </SiteLink>
    </>
  );
}

function NewsSkeleton() {
  return (
    <>
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-11 w-48 rounded-full" />
    </>
  );
}
