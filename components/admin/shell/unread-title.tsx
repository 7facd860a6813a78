"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { unreadQuery } from "./unread";
import { useMay } from "./use-may";

/** How often the count is fetched while the tab is visible. */
const POLL_MS = 30_000;

/** Polls the number of unread messages for the whole console, and shows it in the tab's title. */
export function UnreadTitle() {
  const enabled = useMay("manage_bookings");
  const { data: count = 0 } = useQuery({ ...unreadQuery, enabled, refetchInterval: POLL_MS });
  useEffect(() => {
    // "(3) Messages …". Restored whenever a screen sets its own title.
    const show = () => {
      const plain = document.title.replace(/^\(\d+\) /, "");
      const title = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
  return null;
}
