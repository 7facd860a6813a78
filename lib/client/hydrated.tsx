"use client";

import { usePathname } from "next/navigation";
import { useEffect, useInsertionEffect, useRef } from "react";
import { ALL_LAID_OUT_MS } from "@/lib/shared/first-frame";
import { HYDRATED } from "@/lib/shared/hydrated";
import { passPresses } from "./pass-presses";

/**
 * Says that the page's controls work now (lib/process/late). Comes last in the page, so that all others are ready,
 * or are hydrated when they are pressed (docs/decisions/026-late-scripts.md). Afterwards, `data-ready` on the document lets style
 * sheets prepare what a press will show.
 */
export function Hydrated() {
  useEffect(passPresses, []);
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED));
    const timer = setTimeout(() => document.documentElement.toggleAttribute("data-ready", true));
    return () => clearTimeout(timer);
  }, []);
  useWhole();
  return null;
}

/**
 * Marks that no frame leaves anything out any more: when each part has had its turn, or on the next page if that comes sooner, as
 * the router scrolls to a place in it.
 */
function useWhole(): void {
  const path = usePathname();
  const first = useRef(path);
  // An insertion effect, as the router scrolls in a layout effect.
  useInsertionEffect(() => {
    if (path !== first.current) setWhole();
  }, [path]);
  useEffect(() => {
    const timer = setTimeout(setWhole, ALL_LAID_OUT_MS);
    return () => clearTimeout(timer);
  }, []);
}

function setWhole(): void {
  document.documentElement.toggleAttribute("data-whole", true);
}
