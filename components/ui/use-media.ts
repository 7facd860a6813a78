"use client";

import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches. @param onServer the value to assume during server rendering. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
