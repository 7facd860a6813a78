"use client";

import { useCallback, useRef, useState } from "react";
import { listNotifications } from "@/lib/client/dashboard";
import type { Notification } from "@/lib/contract/dashboard";
import { useKeptFresh } from "../use-kept-fresh";

const POLL_MS = 60_000;

export interface Notifications {
  /** Newest first; undefined until they are there. */
  notifications: Notification[] | undefined;
  failure: string | undefined;
  refresh: () => void;
}

/** The newest notifications, kept fresh. A refresh that fails leaves those that are there, and is silent. */
export function useNotifications(): Notifications {
  const [notifications, setNotifications] = useState<Notification[]>();
  const [failure, setFailure] = useState<string>();
  const running = useRef(false);

  const refresh = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    try {
      setNotifications(await listNotifications());
      setFailure(undefined);
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      running.current = false;
    }
  }, []);
  useKeptFresh(refresh, POLL_MS);

  return { notifications, failure, refresh };
}
