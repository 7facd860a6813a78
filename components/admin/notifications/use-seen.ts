"use client";

import { useCallback, useEffect, useState } from "react";

/**
 * The time up to which an admin has seen the notifications, stored on this device.
 *
 * @returns the time of the newest notification seen, "" if there is none, and a function that sets it.
 */
export function useSeen(adminId: string): [seen: string, setSeen: (time: string) => void] {
  const key = `notificationsSeen:${adminId}`;
  // Safe to read here: the AdminProvider renders nothing on the server.
  const [seen, setSeenState] = useState(() => localStorage.getItem(key) ?? "");

  useEffect(() => {
    const syncFromOtherTab = (event: StorageEvent) => event.key === key && setSeenState(event.newValue ?? "");
    addEventListener("storage", syncFromOtherTab);
    return () => removeEventListener("storage", syncFromOtherTab);
  }, [key]);

  const setSeen = useCallback(
    (time: string) => {
      localStorage.setItem(key, time);
      setSeenState(time);
    },
    [key],
  );
  return [seen, setSeen];
}
