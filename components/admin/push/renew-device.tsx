"use client";

import { useEffect } from "react";
import { renewDevice } from "@/lib/client/push";
import { ownSubscription, pushAbility } from "@/lib/client/this-browser";
import { useMay } from "../shell/use-may";

/**
 * Sends the server this browser's subscription, so that notifications continue after a new sign-in. Renders nothing, and doesn't
 * add a device that was removed.
 */
export function RenewDevice() {
  const isAllowed = useMay("manage_bookings");
  useEffect(() => {
    if (!isAllowed || pushAbility() !== "granted") return;
    ownSubscription()
      .then((subscription) => subscription && renewDevice(subscription))
      // It was removed, or the server is down. The dashboard shows the state.
      .catch(() => undefined);
  }, [isAllowed]);
  return null;
}
