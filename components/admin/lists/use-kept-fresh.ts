import { useEffect, useEffectEvent, useRef } from "react";

/** A tab that is chosen again says so twice: it is in sight, and it has the focus. */
const ONCE_WITHIN_MS = 300;

/**
 * Refreshes what is shown when its tab is looked at again: somebody else, or this person on another device,
 * may have changed it meanwhile.
 *
 * @param everyMs also after each such time, while the tab is in sight.
 */
export function useKeptFresh(refresh: () => void, everyMs?: number): void {
  const last = useRef(0);
  const refreshIfVisible = useEffectEvent(() => document.visibilityState === "visible" && refresh());
  const refreshOnce = useEffectEvent(({ timeStamp }: Event) => {
    if (document.visibilityState !== "visible" || timeStamp - last.current < ONCE_WITHIN_MS) return;
    last.current = timeStamp;
    refresh();
  });
  useEffect(() => {
    addEventListener("focus", refreshOnce);
    document.addEventListener("visibilitychange", refreshOnce);
    return () => {
      removeEventListener("focus", refreshOnce);
      document.removeEventListener("visibilitychange", refreshOnce);
    };
  }, []);
  useEffect(() => {
    if (everyMs === undefined) return;
    const poll = setInterval(refreshIfVisible, everyMs);
    return () => clearInterval(poll);
  }, [everyMs]);
}
