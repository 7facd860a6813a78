import { useEffect, useEffectEvent } from "react";

/**
 * Refreshes what is shown when its tab is looked at again: somebody else, or this person on another device,
 * may have changed it meanwhile.
 *
 * @param everyMs also after each such time, while the tab is in sight.
 */
export function useKeptFresh(refresh: () => void, everyMs?: number): void {
  const refreshIfVisible = useEffectEvent(() => document.visibilityState === "visible" && refresh());
  useEffect(() => {
    addEventListener("focus", refreshIfVisible);
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => {
      removeEventListener("focus", refreshIfVisible);
      document.removeEventListener("visibilitychange", refreshIfVisible);
    };
  }, []);
  useEffect(() => {
    if (everyMs === undefined) return;
    const poll = setInterval(refreshIfVisible, everyMs);
    return () => clearInterval(poll);
  }, [everyMs]);
}
