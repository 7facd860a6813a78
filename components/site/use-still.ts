"use client";

import { useState, useSyncExternalStore } from "react";

const QUERY = "(prefers-reduced-motion: reduce)";

function subscribe(changed: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the visitor asked for as little motion as possible. */
function usePrefersStill(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(QUERY).matches,
    () => true,
  );
}

/**
 * Whether something moves: from the start, unless as little motion as possible was asked for, and then as
 * it was last set.
 */
export function useMotion(): [moving: boolean, setMoving: (moving: boolean) => void] {
  const still = usePrefersStill();
  const [chosen, setChosen] = useState<boolean>();
  return [chosen ?? !still, setChosen];
}
