"use client";

import { useEffect } from "react";
import { HYDRATED } from "@/lib/shared/hydrated";

/** Says that the page's controls work now (lib/process/late). Comes last in the layout, so that all others are ready. */
export function Hydrated() {
  useEffect(() => void dispatchEvent(new Event(HYDRATED)), []);
  return null;
}
