"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { usePolledNews } from "./news";
import { useMay } from "./use-may";

/** How often the news is fetched while the tab is visible. */
const POLL_MS = 15_000;

/** What shows messages, besides the news itself. */
const SHOWING = ["messages", "message", "dashboard"];

/**
 * Polls what is new about the messages for the whole console. Shows the number of unread ones in the tab's title, and has the
 * screens fetched again that show messages which somebody else has changed.
 */
export function UnreadTitle() {
  const client = useQueryClient();
  const news = usePolledNews({ enabled: useMay("manage_bookings"), interval: POLL_MS });
  const count = news?.unread ?? 0;
  useEffect(() => {
    if (!news?.isForeign) return;
    for (const key of SHOWING) client.invalidateQueries({ queryKey: [key] });
  }, [news, client]);
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
