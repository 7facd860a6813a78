"use client";

import { ArrowRight } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { Horizon } from "@/components/ui/horizon";
import { SiteLink } from "@/components/ui/site-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { ContactMessage, EventType } from "@/lib/contract/messages";
import { formatAgo, formatDay } from "@/lib/shared/format-date";
import { messagesAddress } from "../messages/address";
import { useAdmin } from "../shell/admin-provider";
import { useUnread } from "../shell/unread";

const EVENT_PHRASES: Record<EventType, string> = {
  wedding: "A wedding",
  corporate: "A corporate event",
  birthday: "A birthday",
  other: "An event",
};

interface WelcomeBandProps {
  /** The newest messages, newest first; undefined until loaded. */
  messages: ContactMessage[] | undefined;
  /** Whether there is something to say about them: not after a failed load, nor to those who may not read them. */
  hasNews: boolean;
}

/** Greets the admin and links to the newest unread enquiry. */
export function WelcomeBand({ messages, hasNews }: WelcomeBandProps) {
  const { name } = useAdmin();
  const unread = messages?.find(({ read }) => !read);
  return (
    <div className="relative isolate overflow-hidden rounded-card bg-[image:var(--sky)] p-5 sm:p-7">
      <Horizon className="absolute -right-8 -bottom-3 -z-10 w-48 opacity-70 sm:right-6 sm:w-72 sm:opacity-100 lg:right-14" />
      <h1 className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">Welcome, {name || "Administrator"}</h1>
      <div className="mt-3 grid min-h-36 content-start justify-items-start gap-3 sm:mt-4 sm:min-h-28">
        {unread && <Newest message={unread} />}
        {hasNews && messages && !unread && <NothingNew isEmpty={messages.length === 0} />}
        {hasNews && !messages && <NewsSkeleton />}
      </div>
    </div>
  );
}

const TEXT = "max-w-[34ch] text-lg";

function Newest({ message }: { message: ContactMessage }) {
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
  const older = useUnread() ?? 0;
  if (isEmpty) return <p className={TEXT}>No enquiries yet, but the stage is set.</p>;
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
