"use client";

import clsx from "clsx";
import { Star } from "lucide-react";
import { type ChangeEvent, useEffect, useRef } from "react";
import { STATUS_NAMES } from "@/lib/content/message-statuses";
import { EVENT_DATE_RANGE } from "@/lib/contract/limits";
import type { ContactMessage, MessageStatus } from "@/lib/contract/messages";
import { formatAgo } from "@/lib/shared/format-date";
import { useAdmin } from "../shell/admin-provider";
import { useChangeMessage } from "./use-change-message";

const FIELD = "min-h-11 rounded-field border border-field-line bg-raised pl-3";

/** What the owner keeps about a message: what became of it, and a day to come back to it. */
export function MessageState({ message }: { message: ContactMessage }) {
  const { change, changing, failedAt } = useChangeMessage(message._id);
  const followUp = useFollowUp(message, change);
  return (
    <div
      aria-busy={changing}
      className="flex flex-wrap items-end gap-x-3 gap-y-2 border-line border-y py-3 sm:gap-x-4"
    >
      <label className="grid gap-1">
        <span className="text-muted text-sm">Status</span>
        <select
          value={message.status}
          onChange={(event) => change({ status: event.target.value as MessageStatus })}
          className={FIELD}
        >
          {(Object.keys(STATUS_NAMES) as MessageStatus[]).map((status) => (
            <option key={status} value={status}>
              {STATUS_NAMES[status]}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1">
        <span className="text-muted text-sm">Follow up on</span>
        <input
          // Shows a change of another admin, and what is stored after a failure; lets a half-typed date be.
          key={`${message.followUpOn} ${failedAt}`}
          type="date"
          {...EVENT_DATE_RANGE}
          defaultValue={message.followUpOn}
          {...followUp}
          className={`${FIELD} pr-3`}
        />
      </label>
      <p role="status" className="w-full text-muted text-sm empty:hidden">
        <LastChange message={message} />
      </p>
    </div>
  );
}

/** Saves the day to come back to a message once the field is left, in whatever way: also by "Back" on a phone. */
function useFollowUp(message: ContactMessage, change: (change: { followUpOn: string | null }) => void) {
  const typed = useRef<string | null>(undefined);
  const save = () => {
    const followUpOn = typed.current;
    typed.current = undefined;
    if (followUpOn !== undefined && followUpOn !== (message.followUpOn ?? null)) change({ followUpOn });
  };
  const latest = useRef(save);
  latest.current = save;
  useEffect(() => () => latest.current(), []);
  return {
    onBlur: save,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      typed.current = target.validity.valid ? target.value || null : undefined;
    },
  };
}

/** Marks a message with a star, or takes it away. */
export function StarButton({ message: { _id, starred } }: { message: ContactMessage }) {
  const { change } = useChangeMessage(_id);
  return (
    <button
      type="button"
      aria-pressed={starred}
      onClick={() => change({ starred: !starred })}
      className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-accent hover:bg-sunken"
    >
      <Star aria-hidden="true" className={clsx("size-6", starred && "fill-current")} />
      <span className="sr-only">Star</span>
    </button>
  );
}

/** Who changed the status, so that two admins don't answer the same person. */
function LastChange({ message: { status, statusAt, statusBy } }: { message: ContactMessage }) {
  const { name } = useAdmin();
  if (!statusAt || !statusBy) return null;
  return `${STATUS_NAMES[status]} by ${statusBy === name ? "you" : statusBy}, ${formatAgo(statusAt)}`;
}
