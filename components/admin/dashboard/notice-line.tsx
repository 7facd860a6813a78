"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import clsx from "clsx";
import { BellOff, BellRing, MailWarning, Send } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { Skeleton } from "@/components/ui/skeleton";
import { notify } from "@/components/ui/toaster";
import { sendTestMail } from "@/lib/client/mails";
import { MAIL_CAUSES } from "@/lib/content/mail-errors";
import type { Notices } from "@/lib/contract/mails";
import { formatAgo, formatDateTime, formatMoment } from "@/lib/shared/format-date";
import { announceFailure } from "../lists/announce-failure";
import { noticesQuery } from "./queries";

/** Says who is notified of new enquiries while nobody looks at the console, or that nobody is. */
export function NoticeLine() {
  const { data, isError } = useQuery(noticesQuery);
  if (!data && isError) return null;
  const isAlarm = data !== undefined && !isFine(data);
  const Icon = data?.failure ? MailWarning : isAlarm ? BellOff : BellRing;
  return (
    <section
      aria-label="Notices"
      className={clsx(
        "flex min-h-34 flex-wrap sm:min-h-21 items-center gap-x-4 gap-y-3 rounded-card border bg-raised p-4 sm:px-5",
        isAlarm ? "border-danger" : "border-line",
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx("size-5 shrink-0 max-sm:hidden", isAlarm ? "text-danger" : "text-accent")}
      />
      <div className="min-w-0 flex-1 basis-64 text-sm leading-relaxed [overflow-wrap:anywhere]">
        {data ? wordsOf(data) : <Skeleton className="h-5 w-72 max-w-full" />}
      </div>
      {data?.mail && <TestButton />}
    </section>
  );
}

const isMailed = ({ mail, recipients }: Notices) => mail && recipients.length > 0;
const isPushed = ({ push }: Notices) => push !== undefined && push.devices > push.failing;
const isFine = (notices: Notices) => !notices.failure && (isMailed(notices) || isPushed(notices));

const Strong = ({ children }: { children: ReactNode }) => (
  <strong className="block font-semibold text-base">{children}</strong>
);

const NOBODY = <Strong>Nobody is notified of new enquiries.</Strong>;

function wordsOf(notices: Notices) {
  const { mail, recipients, failure, push } = notices;
  const devices = push?.devices ?? 0;
  if (failure)
    return (
      <>
        <Strong>The last mail about an enquiry did not get through: {MAIL_CAUSES[failure.code]}.</Strong>
        That was <Ago time={failure.at} />.{failure.answer && ` The mail server said: ${failure.answer}`}
        {devices > 0 && ` Push notifications still go to ${countOf(devices)}.`}
      </>
    );
  if (isMailed(notices))
    return (
      <>
        New enquiries are mailed to {recipients.join(", ")}.
        {devices > 0 && ` ${countOf(devices)} ${devices === 1 ? "gets" : "get"} a push notification, too.`}
        <Failing {...notices} />
        <LastReached {...notices} />
      </>
    );
  if (devices > 0 && !isPushed(notices))
    return (
      <>
        <Strong>The last push notifications did not get through.</Strong>
        <SiteLink href="/admin/account" className="font-semibold text-accent underline underline-offset-4">
          See what is wrong
        </SiteLink>
      </>
    );
  if (devices > 0)
    return (
      <>
        New enquiries are pushed to {countOf(devices)}.
        <Failing {...notices} />
        <LastReached {...notices} />
      </>
    );
  if (!mail)
    return (
      <>
        {NOBODY}
        {push ? "For notifications, open this page on your phone. For mails, set " : "To get mails, set "}
        <code>SMTP_URL</code> and <code>MAIL_FROM</code> on the server: see “Mail” in{" "}
        <code>docs/operations.md</code>.
      </>
    );
  return (
    <>
      {NOBODY}
      No admin who may answer enquiries has a real email address.{" "}
      <SiteLink href="/admin/users" className="font-semibold text-accent underline underline-offset-4">
        Enter one
      </SiteLink>
    </>
  );
}

const countOf = (devices: number) => (devices === 1 ? "1 device" : `${devices} devices`);

/** How many of the devices were not reached. */
const Failing = ({ push }: Notices) =>
  push && push.failing > 0 ? ` ${countOf(push.failing)} could not be reached the last time.` : null;

/** What has reached the admin. A backend that can't push only knows when a mail was sent, to anybody. */
function LastReached({ lastReached, lastSentAt }: Notices) {
  const last =
    lastReached ?? (lastReached === undefined && lastSentAt ? { at: lastSentAt, way: "mail" } : null);
  if (!last) return null;
  return (
    <span className="text-muted">
      {" "}
      Last notice{lastReached && " reached you"}:{" "}
      <time dateTime={last.at} title={formatDateTime(last.at)}>
        {formatMoment(last.at)}
      </time>{" "}
      by {last.way}.
    </span>
  );
}

const Ago = ({ time }: { time: string }) => (
  <time dateTime={time} title={formatDateTime(time)}>
    {formatAgo(time)}
  </time>
);

function TestButton() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: sendTestMail,
    onSuccess: (words) => notify("success", words),
    onError: (error) => announceFailure(error),
    onSettled: () => client.invalidateQueries(noticesQuery),
  });
  return (
    <button
      type="button"
      onClick={() => !isPending && mutate()}
      aria-disabled={isPending}
      className={buttonClass("quiet")}
    >
      <Send aria-hidden="true" className="size-5" />
      {isPending ? "Sending..." : "Send a test mail to me"}
    </button>
  );
}
