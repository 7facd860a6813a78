"use client";

import { useEffect } from "react";
import { HYDRATED } from "@/lib/shared/hydrated";
import { passPresses } from "./pass-presses";

/**
 * Says that the page's controls work now (lib/process/late). Comes last in the page, so that all others are ready,
 * or are hydrated when they are pressed (docs/decisions/026-late-scripts.md). Afterwards, `data-ready` on the document lets style sheets prepare what a press will show.
 */
export function Hydrated() {
  useEffect(passPresses, []);
  useEffect(() => {
    dispatchEvent(new Event(HYDRATED));
    const timer = setTimeout(() => document.documentElement.toggleAttribute("data-ready", true));
    return () => clearTimeout(timer);
  }, []);
  return null;
}
