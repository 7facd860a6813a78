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
import { useTellHere } from "./use-tell-here";

const DISMISSED_KEY = "pushCardDismissed";

/** Offers to tell the admin of new enquiries on this device, until it does or they don't want it. */
export function GetToldCard() {
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED_KEY) !== null);
  const { ability, tell, isPending, failure } = useTellHere();
  // Without the permission there is no subscription to look for, so that the card is there at once.
  const mayBeTold = ability === "granted";
  const { data: here } = useQuery({ ...thisBrowserQuery, enabled: mayBeTold });
  const { data: state } = useQuery({ ...pushQuery, enabled: mayBeTold });
  const isTold = state?.devices.some(({ endpoint }) => endpoint === here);
  const isOffered = mayBeTold
    ? here !== undefined && isTold === false
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
      aria-labelledby="get-told"
      className="relative grid gap-4 rounded-card border border-accent bg-raised p-4 pr-14 sm:p-5 sm:pr-16"
    >
      <div className="flex gap-4">
        <BellPlus aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent max-sm:hidden" />
        <div className="min-w-0">
          <h2 id="get-told" className="text-xl">
            Get told on this {device}
          </h2>
          <p className="mt-1 max-w-prose text-muted text-sm leading-relaxed">
            {ability === "install-first"
              ? "A notice for each new enquiry, also while this page is closed. Your phone wants the console on its home screen first:"
              : "A notice for each new enquiry, also while this page is closed. Your lock screen shows the kind of event and the date, and no name unless you choose so."}
          </p>
        </div>
      </div>
      {ability === "install-first" && <HomeScreenSteps />}
      {failure && ability !== "denied" && <Alert>{failure}</Alert>}
      {ability === "denied" && <DeniedHelp />}
      {(ability === "possible" || ability === "granted") && (
        <button
          type="button"
          onClick={tell}
          aria-disabled={isPending}
          className={`${buttonClass("primary")} justify-self-start sm:ml-9`}
        >
          {isPending ? "One moment..." : `Tell me on this ${device}`}
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

/** What to do when the browser was told to ask no more. */
export function DeniedHelp() {
  return (
    <Alert>
      Notices are blocked for this site in your browser. To allow them, open the site’s settings, by the icon
      beside its address or in your phone’s settings under Notifications, and load this page again.
    </Alert>
  );
}
