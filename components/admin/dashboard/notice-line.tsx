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
import { formatAgo, formatDateTime } from "@/lib/shared/format-date";
import { announceFailure } from "../lists/announce-failure";
import { noticesQuery } from "./queries";

/** Says who is told of new enquiries while nobody looks at the console, or that nobody is. */
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

const isFine = ({ mail, recipients, failure }: Notices) => mail && recipients.length > 0 && !failure;

const Strong = ({ children }: { children: ReactNode }) => (
  <strong className="block font-semibold text-base">{children}</strong>
);

function wordsOf({ mail, recipients, lastSentAt, failure }: Notices) {
  if (!mail)
    return (
      <>
        <Strong>Nobody is told while this page is closed.</Strong>
        To get a mail for each new enquiry, set <code>SMTP_URL</code> and <code>MAIL_FROM</code> on the
        server: see “Mail” in <code>docs/operations.md</code>.
      </>
    );
  if (recipients.length === 0)
    return (
      <>
        <Strong>Nobody is told while this page is closed.</Strong>
        No admin who may answer enquiries has a real email address.{" "}
        <SiteLink href="/admin/users" className="font-semibold text-accent underline underline-offset-4">
          Enter one
        </SiteLink>
      </>
    );
  if (failure)
    return (
      <>
        <Strong>The last mail about an enquiry did not get through: {MAIL_CAUSES[failure.code]}.</Strong>
        That was <Ago time={failure.at} />.{failure.answer && ` The mail server said: ${failure.answer}`}
      </>
    );
  return (
    <>
      New enquiries are mailed to {recipients.join(", ")}.
      {lastSentAt && (
        <span className="text-muted">
          {" "}
          The last one was sent <Ago time={lastSentAt} />.
        </span>
      )}
    </>
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
