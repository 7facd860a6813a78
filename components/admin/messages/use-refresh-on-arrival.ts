"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNews } from "../shell/news";
import { MESSAGES_KEY } from "./queries";

/** Refreshes the list of messages when the number of unread ones rises, because a new message has arrived. */
export function useRefreshOnArrival(): void {
  const client = useQueryClient();
  const unread = useNews()?.unread;
  const previous = useRef(unread);
  useEffect(() => {
    if (unread !== undefined && previous.current !== undefined && unread > previous.current) {
      client.invalidateQueries({ queryKey: MESSAGES_KEY });
    }
    previous.current = unread;
  }, [unread, client]);
}
