"use client";

import { useEffect } from "react";
import { renewDevice } from "@/lib/client/push";
import { ownSubscription, pushAbility } from "@/lib/client/this-browser";
import { useMay } from "../shell/use-may";

/**
 * Tells the server which subscription this browser has in this session: somebody who has signed in again goes on being told. It
 * renders nothing, and adds no device that was removed.
 */
export function KeepTold() {
  const isAllowed = useMay("manage_bookings");
  useEffect(() => {
    if (!isAllowed || pushAbility() !== "granted") return;
    ownSubscription()
      .then((subscription) => subscription && renewDevice(subscription))
      // It was removed, or the server is away: the dashboard says what it can.
      .catch(() => undefined);
  }, [isAllowed]);
  return null;
}
