"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { buttonClass } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { MAIN_ID } from "@/components/ui/skip-link";
import { notify } from "@/components/ui/toaster";
import { endOutOfOffice } from "@/lib/client/out-of-office";
import type { OutOfOffice } from "@/lib/contract/out-of-office";
import { dayOf, formatDateTime, formatDay } from "@/lib/shared/format-date";
import { announceFailure } from "../lists/announce-failure";
import { focusFirst } from "../lists/focus";
import { LoadFailure } from "../lists/load-failure";
import { useLoaded } from "../lists/use-loaded";
import { messagesAddress } from "../messages/address";
import { AwayForm } from "./away-form";
import { outOfOfficeQuery } from "./queries";

/** The days on which receipts say that the owner is away, and who got one. */
export function OutOfOfficePart() {
  const { data, failure, loading, refresh } = useLoaded(outOfOfficeQuery);
  return (
    <section
      aria-labelledby="out-of-office"
      aria-busy={loading}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <h2 id="out-of-office" className="text-2xl">
        Out of office
      </h2>
      {failure && !data && <LoadFailure reason={failure} onRetry={refresh} />}
      {!data && !failure && <Skeleton className="h-72" />}
      {data && !data.mail && (
        <p className="max-w-prose text-muted">
          While you are away, the receipt of an enquiry can say so. That takes a mail server: see “Mail” in{" "}
          <code>docs/operations.md</code>.
        </p>
      )}
      {data?.mail && (
        <>
          <p className="max-w-prose text-muted">
            On these days, receipts say that you are away instead of promising an answer within a day.
          </p>
          {data.set && <Current state={data} set={data.set} />}
          <AwayForm key={JSON.stringify(data.set)} set={data.set} />
          <Told sent={data.sent} />
        </>
      )}
    </section>
  );
}

function Current({ state, set }: { state: OutOfOffice; set: NonNullable<OutOfOffice["set"]> }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: endOutOfOffice,
    onSuccess: () => {
      notify("success", "Out of office ended");
      // The button goes.
      focusFirst(MAIN_ID);
    },
    onError: (error) => announceFailure(error),
    onSettled: () => client.invalidateQueries(outOfOfficeQuery),
  });
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-4">
      <p className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
        <strong className="block font-semibold">
          {state.isActive
            ? "You are out of office."
            : set.firstDay > dayOf(new Date())
              ? "Planned."
              : "Over."}
        </strong>
        From {formatDay(set.firstDay)} to {formatDay(set.lastDay)}, set by {set.by}.
      </p>
      <button
        type="button"
        onClick={() => !isPending && mutate()}
        aria-disabled={isPending}
        className={buttonClass("quiet")}
      >
        {isPending ? "Ending..." : "End now"}
      </button>
    </div>
  );
}

const STATES = { waiting: "on its way", sending: "on its way", sent: "sent", failed: "failed" } as const;

function Told({ sent }: Pick<OutOfOffice, "sent">) {
  if (sent.length === 0) return null;
  return (
    <section aria-label="Who got this receipt" className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <h3 className="font-sans font-semibold">Who got this receipt</h3>
      <ul className="divide-y divide-line">
        {sent.map(({ messageId, name, recipient, at, state }) => (
          <li
            key={`${messageId} ${at}`}
            className="flex flex-wrap items-center gap-x-3 py-1 [overflow-wrap:anywhere]"
          >
            <a
              href={messagesAddress.path({ message: messageId })}
              className="inline-flex min-h-11 items-center font-semibold hover:underline"
            >
              {name}
            </a>
            <span className="text-muted text-sm">
              {recipient}, {formatDateTime(at)}, {STATES[state]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
