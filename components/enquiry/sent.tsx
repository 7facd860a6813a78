"use client";

import { CalendarPlus } from "lucide-react";
import { type ComponentType, lazy, Suspense, useEffect, useRef } from "react";
import { buttonClass } from "@/components/ui/button";
import { Horizon } from "@/components/ui/horizon";
import { SiteLink } from "@/components/ui/site-link";
import { detailFacts } from "@/lib/content/enquiry-details";
import { answerPromise } from "@/lib/content/enquiry-page";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import type { Receipt } from "@/lib/contract/enquiry-page";
import type { Enquiry } from "@/lib/contract/messages";
import { formatDay } from "@/lib/shared/format-date";
import type { Payment } from "./deposit/payment";
import { KeepAddress, ReferenceNote } from "./receipt";

// The enquiry has arrived, even if this can't be loaded.
const DepositOffer = lazy<ComponentType<{ payment: Payment }>>(() =>
  import("./deposit/deposit-offer").catch(() => ({ default: () => null })),
);

interface SentProps {
  enquiry: Enquiry;
  /** The deposit of this enquiry, if the owner offers one. */
  payment: Payment | undefined;
  /** What the backend says to the sender. */
  receipt: Receipt;
  /** The number for what is urgent. */
  phone: string | undefined;
  /** Brings the empty form back. */
  onAgain: () => void;
}

/** Confirms the enquiry in place of the form, with what was sent. Its heading takes the focus, which announces it. */
export function Sent({ enquiry, payment, receipt, phone, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView();
  }, []);
  const { email, eventType, eventDate, message, subject } = enquiry;
  return (
    <div
      ref={panel}
      data-sent
      className="col-start-1 row-start-1 overflow-hidden rounded-2xl bg-raised shadow-soft"
    >
      <div className="h-36 overflow-hidden bg-[image:var(--sky)] pt-8 sm:h-52 sm:pt-12">
        <div className="animate-[sunrise_1s_var(--ease-settle)]">
          <Horizon risen className="mx-auto w-[18rem] max-w-full sm:w-[26rem]" />
        </div>
      </div>
      <div className="p-5 sm:p-10">
        <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
          Thank you. Your enquiry has arrived.
        </h2>
        <p className="mt-3 text-lg text-muted [overflow-wrap:anywhere]">
          {answerPromise({ email, awayUntil: receipt.awayUntil })}
        </p>
        <ReferenceNote reference={receipt.reference} phone={phone} />
        <dl className="mt-6 grid gap-x-6 border-line border-t [&>div]:flex [&>div]:flex-wrap [&>div]:justify-between [&>div]:gap-x-6 [&>div]:border-line [&>div]:border-b [&>div]:py-2.5 [&_dt]:text-muted">
          <div>
            <dt>Event</dt>
            <dd>{EVENT_TYPE_NAMES[eventType]}</dd>
          </div>
          <div>
            <dt>Date</dt>
            <dd>{formatDay(eventDate)}</dd>
          </div>
          {subject && (
            <div>
              <dt>Package</dt>
              <dd>{subject}</dd>
            </div>
          )}
          {detailFacts(enquiry).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="[overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
          <div>
            <dt>Your words</dt>
            <dd className="line-clamp-6 w-full whitespace-pre-line pt-1">{message}</dd>
          </div>
        </dl>
        {receipt.page && <KeepAddress page={receipt.page} />}
        <div className="mt-6 flex flex-wrap gap-3">
          <a href={`/contact/evening.ics?date=${eventDate}`} className={buttonClass("primary")}>
            <CalendarPlus aria-hidden="true" className="size-5" />
            Add to calendar
          </a>
          <SiteLink href="/gallery" className={buttonClass("quiet")}>
            See the gallery
          </SiteLink>
        </div>
        <button
          type="button"
          onClick={onAgain}
          className="mt-3 min-h-11 text-muted underline underline-offset-4 hover:text-accent"
        >
          Write another enquiry
        </button>
        {payment && (
          <div className="mt-5">
            <Suspense>
              <DepositOffer payment={payment} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
