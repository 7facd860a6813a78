"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { BellRing, Send, Trash2 } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { changeDevice, sendTestPush } from "@/lib/client/push";
import { PUSH_CAUSES } from "@/lib/content/push-errors";
import type { PushDevice } from "@/lib/contract/push";
import { formatDateTime, formatMoment } from "@/lib/shared/format-date";
import { announceFailure } from "../lists/announce-failure";
import { PUSH_KEY } from "./queries";

/** The id of the button that removes a device. */
export const removeId = (id?: string) => `forget-${id}`;

interface DeviceRowProps {
  device: PushDevice;
  /** Whether the admin is looking at it. */
  isHere: boolean;
  /** Whether it is being removed. */
  isBusy: boolean;
  onRemove: () => void;
}

/** One of the admin's devices: its last notification, a test, and what its lock screen shows. */
export function DeviceRow({ device, isHere, isBusy, onRemove }: DeviceRowProps) {
  const { _id, name, showsName } = device;
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: PUSH_KEY });
  const test = useMutation({
    mutationFn: () => sendTestPush(_id),
    onSuccess: (words) => notify("success", words),
    onError: (error) => announceFailure(error),
    onSettled: refresh,
  });
  const choice = useMutation({
    mutationFn: (chosen: boolean) => changeDevice(_id, { showsName: chosen }),
    onError: (error) => announceFailure(error),
    onSettled: refresh,
  });
  const isChecked = choice.isPending ? choice.variables : showsName;
  return (
    <li aria-busy={isBusy} className="grid gap-1 px-4 py-3 aria-busy:opacity-50 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <BellRing aria-hidden="true" className="size-5 shrink-0 text-accent" />
        <p className="min-w-0 flex-1 basis-44">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            {name}
            {isHere && <Badge>This device</Badge>}
          </span>
          <Outcome device={device} />
        </p>
        <div className="flex gap-1">
          <button
            type="button"
            onClick={() => !test.isPending && test.mutate()}
            aria-disabled={test.isPending}
            className={`${buttonClass("quiet")} px-4`}
          >
            <Send aria-hidden="true" className="size-5" />
            {test.isPending ? "Sending..." : "Send a test"}
            <span className="sr-only"> to {name}</span>
          </button>
          <button id={removeId(_id)} type="button" onClick={onRemove} className={buttonClass("bare", "icon")}>
            <Trash2 aria-hidden="true" className="size-5" />
            <span className="sr-only">Remove {name}</span>
          </button>
        </div>
      </div>
      <label className="flex min-h-11 items-center gap-3 justify-self-start sm:ml-9">
        <input
          type="checkbox"
          checked={isChecked}
          onChange={({ target }) => choice.mutate(target.checked)}
          className="size-5 shrink-0 accent-accent-strong"
        />
        Show the name on the lock screen<span className="sr-only"> of {name}</span>
      </label>
    </li>
  );
}

function Outcome({ device: { lastSentAt, failure, createdAt } }: { device: PushDevice }) {
  if (failure)
    return (
      <span className="text-danger text-sm">
        The last notification failed <Moment at={failure.at} />: {PUSH_CAUSES[failure.code]}.
      </span>
    );
  return (
    <span className="text-muted text-sm">
      {lastSentAt ? (
        <>
          Last reached <Moment at={lastSentAt} />
        </>
      ) : (
        <>
          Added <Moment at={createdAt} />, nothing sent yet
        </>
      )}
    </span>
  );
}

const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatMoment(at)}
  </time>
);
