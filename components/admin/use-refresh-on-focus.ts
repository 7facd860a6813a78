import { useEffect, useEffectEvent } from "react";

/**
 * Refreshes what is shown when its tab is looked at again: somebody else, or this person on another device,
 * may have changed it meanwhile.
 */
export function useRefreshOnFocus(refresh: () => void): void {
  const refreshIfVisible = useEffectEvent(() => document.visibilityState === "visible" && refresh());
  useEffect(() => {
    addEventListener("focus", refreshIfVisible);
    document.addEventListener("visibilitychange", refreshIfVisible);
    return () => {
      removeEventListener("focus", refreshIfVisible);
      document.removeEventListener("visibilitychange", refreshIfVisible);
    };
  }, []);
}
