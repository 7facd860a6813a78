"use client";

import { MonitorSmartphone } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { endDevice } from "@/lib/client/account-security";
import type { DeviceSession } from "@/lib/contract/account";
import { formatAgo, formatDateTime } from "@/lib/shared/format-date";
import { focusFirst } from "../lists/focus";
import { oneByOne, useDelete } from "../lists/use-delete";
import { Panel } from "../shell/panel";
import { SignOutEverywhere } from "../shell/sign-out-everywhere";

const LIST_ID = "signed-in-devices";
const endId = (id?: string) => `end-${id}`;

interface DevicesProps {
  sessions: DeviceSession[];
  onChanged: () => Promise<void>;
}

/** Where the admin is signed in. */
export function Devices({ sessions, onChanged }: DevicesProps) {
  const { remove, deleting } = useDelete({
    rows: sessions,
    question: ([session]) => `Sign out on ${session?.device}?`,
    call: oneByOne(endDevice),
    success: () => "The device has been signed out.",
    change: () => void onChanged(),
    focus: (next) => focusFirst(endId(next?._id), LIST_ID),
  });
  return (
    <Panel title="Signed-in devices">
      <ul
        id={LIST_ID}
        tabIndex={-1}
        aria-label="Signed-in devices"
        className="divide-y divide-line border-line border-t outline-none"
      >
        {sessions.map((session) => (
          <li
            key={session._id}
            aria-busy={deleting.includes(session)}
            className="flex items-center gap-4 px-4 py-3 aria-busy:opacity-50 sm:px-5"
          >
            <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-accent" />
            <p className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device}
                {session.isCurrent && <Badge>This device</Badge>}
              </span>
              <span className="text-muted text-sm [overflow-wrap:anywhere]">
                {session.address} ·{" "}
                <time dateTime={session.seenAt} title={formatDateTime(session.seenAt)}>
                  active {formatAgo(session.seenAt)}
                </time>
              </span>
            </p>
            {!session.isCurrent && (
              <button
                id={endId(session._id)}
                type="button"
                onClick={() => remove(session)}
                className={buttonClass("quiet")}
              >
                End<span className="sr-only"> the session of {session.device}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="grid justify-items-start border-line border-t p-4 sm:p-5">
        <SignOutEverywhere />
      </div>
    </Panel>
  );
}
