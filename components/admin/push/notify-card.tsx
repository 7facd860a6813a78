"use client";

import { useQuery } from "@tanstack/react-query";
import { BellPlus, X } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { MAIN_ID } from "@/components/ui/skip-link";
import { thisDevice } from "@/lib/client/this-browser";
import { HomeScreenSteps } from "./home-screen-steps";
import { pushQuery, thisBrowserQuery } from "./queries";
import { useNotifyHere } from "./use-notify-here";

const DISMISSED_KEY = "pushCardDismissed";

/** Offers to notify the admin of new enquiries on this device, until it does or they dismiss it. */
export function NotifyCard() {
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED_KEY) !== null);
  const { ability, start, isPending, failure } = useNotifyHere();
  // Without the permission there is no subscription to look for, so that the card is there at once.
  const isAllowed = ability === "granted";
  const { data: here } = useQuery({ ...thisBrowserQuery, enabled: isAllowed });
  const { data: state } = useQuery({ ...pushQuery, enabled: isAllowed });
  const isNotified = state?.devices.some(({ endpoint }) => endpoint === here);
  const isOffered = isAllowed
    ? here !== undefined && isNotified === false
    : ability === "possible" || ability === "install-first" || failure !== undefined;
  if (isDismissed || !isOffered) return null;
  const device = thisDevice();
  const dismiss = () => {
    localStorage.setItem(DISMISSED_KEY, "yes");
    document.getElementById(MAIN_ID)?.focus();
    setDismissed(true);
  };
  return (
    <section
      aria-labelledby="notify-card"
      className="relative grid gap-4 rounded-card border border-accent bg-raised p-4 pr-14 sm:p-5 sm:pr-16"
    >
      <div className="flex gap-4">
        <BellPlus aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent max-sm:hidden" />
        <div className="min-w-0">
          <h2 id="notify-card" className="text-xl">
            Get notified on this {device}
          </h2>
          <p className="mt-1 max-w-prose text-muted text-sm leading-relaxed">
            {ability === "install-first"
              ? "A notification for each new enquiry, even when this page is closed. First add the console to your home screen:"
              : "A notification for each new enquiry, even when this page is closed. Your lock screen shows the kind of event and the date, and the name only if you allow it."}
          </p>
        </div>
      </div>
      {ability === "install-first" && <HomeScreenSteps />}
      {failure && ability !== "denied" && <Alert>{failure}</Alert>}
      {ability === "denied" && <DeniedHelp />}
      {(ability === "possible" || ability === "granted") && (
        <button
          type="button"
          onClick={start}
          aria-disabled={isPending}
          className={`${buttonClass("primary")} justify-self-start sm:ml-9`}
        >
          {isPending ? "One moment..." : `Notify me on this ${device}`}
        </button>
      )}
      <button
        type="button"
        onClick={dismiss}
        className={`${buttonClass("bare", "icon")} absolute top-2 right-2`}
      >
        <X aria-hidden="true" className="size-5" />
        <span className="sr-only">Don’t offer this on this {device}</span>
      </button>
    </section>
  );
}

/** What to do once the user has blocked notifications. */
export function DeniedHelp() {
  return (
    <Alert>
      Your browser blocks notifications from this site. Allow them in the site settings (the icon next to the
      address, or Notifications in your phone’s settings), then reload this page.
    </Alert>
  );
}
