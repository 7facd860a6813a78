"use client";

import { useCallback, useEffect, useState } from "react";

/**
 * Up to when an admin has seen the notifications, remembered on this device.
 *
 * @returns the time of the newest that was seen, empty before the first, and a function that sets it.
 */
export function useSeen(adminId: string): [seen: string, setSeen: (time: string) => void] {
  const key = `notificationsSeen:${adminId}`;
  // Inside the AdminProvider nothing is rendered on the server.
  const [seen, show] = useState(() => localStorage.getItem(key) ?? "");

  useEffect(() => {
    const seenInOtherTab = (event: StorageEvent) => event.key === key && show(event.newValue ?? "");
    addEventListener("storage", seenInOtherTab);
    return () => removeEventListener("storage", seenInOtherTab);
  }, [key]);

  const setSeen = useCallback(
    (time: string) => {
      localStorage.setItem(key, time);
      show(time);
    },
    [key],
  );
  return [seen, setSeen];
}
