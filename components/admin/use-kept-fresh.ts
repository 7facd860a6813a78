import { useEffect } from "react";
import { useRefreshOnFocus } from "./use-refresh-on-focus";

/** Refreshes at once, then again and again while the tab is in sight, and whenever it is looked at again. */
export function useKeptFresh(refresh: () => void, everyMs: number): void {
  useEffect(() => {
    refresh();
    const poll = setInterval(() => document.visibilityState === "visible" && refresh(), everyMs);
    return () => clearInterval(poll);
  }, [refresh, everyMs]);
  useRefreshOnFocus(refresh);
}
