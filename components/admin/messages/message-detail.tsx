"use client";

import { ArrowLeft, Copy, MailOpen, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { detailFacts } from "@/lib/content/enquiry-details";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { REACH_BY_NAMES } from "@/lib/content/reach-by";
import { formatPrice } from "@/lib/content/services";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatDateTime, formatDay } from "@/lib/shared/format-date";
import { ReplyPart } from "../replies/reply-part";
import { useFeature } from "../shell/features";
import { AddressFault } from "./address-fault";
import { MessageAdditions } from "./message-additions";
import { MessageState, StarButton } from "./message-state";
import { SpamNote } from "./spam-note";
import { TrashedNote } from "./trashed-note";

interface MessageDetailProps {
  message: ContactMessage;
  deleting: boolean;
  onBack: () => void;
  /** Without it, the message can't be deleted from here. */
  onDelete: (() => void) | undefined;
  onUnread: () => void;
}

/** One message in full. */
export function MessageDetail({ message, deleting, onBack, onDelete, onUnread }: MessageDetailProps) {
  const hasStatuses = useFeature("statuses");
  const hasAdditions = useFeature("additions");
  const hasMails = useFeature("mails");
  const isTrash = message.trashedAt !== undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message opens at its top
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [message._id]);

  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6 p-4 sm:p-6">
      <BackButton onBack={onBack} />
      {isTrash && <TrashedNote message={message} />}
      {message.status === "spam" && !isTrash && <SpamNote message={message} />}
      <header className="grid gap-2">
        <div className="flex items-start justify-between gap-3">
          <h2 ref={heading} tabIndex={-1} className="min-w-0 text-3xl outline-none [overflow-wrap:anywhere]">
            {message.name}
          </h2>
          {hasStatuses && !isTrash && <StarButton message={message} />}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <Badge strong={!message.read}>{message.read ? "Read" : "Unread"}</Badge>
          <span>Sent {formatDateTime(message.createdAt)}</span>
        </p>
      </header>
      {hasStatuses && !isTrash && <MessageState message={message} />}
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        <Fact name="Email">
          {message.email}
          {hasMails && <AddressFault message={message} />}
        </Fact>
        {message.phone && (
          <Fact name="Phone">
            <a href={telLink(message.phone)} className="text-accent underline underline-offset-4">
              {message.phone}
            </a>
          </Fact>
        )}
        {message.reachBy && <Fact name="Reach by">{REACH_BY_NAMES[message.reachBy]}</Fact>}
        <Fact name="Event">{EVENT_TYPE_NAMES[message.eventType]}</Fact>
        <Fact name="Date">{formatDay(message.eventDate)}</Fact>
        {message.subject && <Fact name="Subject">{message.subject}</Fact>}
        {detailFacts(message).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        {message.reference && <Fact name="Reference">{message.reference}</Fact>}
        {message.quotedPrice && <Fact name="Quoted">{formatPrice(message.quotedPrice)}</Fact>}
      </dl>
      <p
        dir="auto"
        className="max-w-prose whitespace-pre-wrap text-lg leading-relaxed [overflow-wrap:anywhere]"
      >
        {message.message}
      </p>
      {hasAdditions && <MessageAdditions messageId={message._id} />}
      <ReplyPart message={message}>
        <button type="button" onClick={() => copy(message.email)} className={buttonClass("quiet")}>
          <Copy aria-hidden="true" className="size-5" />
          Copy email address
        </button>
      </ReplyPart>
      <div className="flex flex-wrap justify-end gap-2 border-line border-t pt-4">
        {hasStatuses && !isTrash && (
          <button type="button" onClick={onUnread} className={`${buttonClass("bare")} -ml-3 mr-auto px-3`}>
            <MailOpen aria-hidden="true" className="size-5" />
            Mark as unread
          </button>
        )}
        {onDelete && (
          <button
            type="button"
            onClick={onDelete}
            aria-disabled={deleting}
            className={`${buttonClass("danger")} px-4`}
          >
            <Trash2 aria-hidden="true" className="size-5" />
            Delete
          </button>
        )}
      </div>
    </article>
  );
}

/** A `tel:` link (RFC 3966) to the number at the start of what was typed, such as "(617) 555-0142, after 6". */
function telLink(phone: string): string {
  const [number = phone] = /\+?[\d\s().-]{5,}/.exec(phone) ?? [];
  return `tel:${number.replaceAll(/[^\d+]/g, "")}`;
}

async function copy(email: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(email);
    notify("success", "Email address copied");
  } catch {
    notify("error", "Could not copy the email address. Please select it and copy it manually.");
  }
}

/** Returns to the list, on screens too small to show both. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <button
      type="button"
      onClick={onBack}
      className={`${buttonClass("bare")} -ml-3 justify-self-start px-3 lg:hidden`}
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      All messages
    </button>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 sm:contents">
      <dt className="text-muted text-sm sm:pt-0.5">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
