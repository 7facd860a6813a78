"use client";

import { useState } from "react";
import { useMedia } from "@/components/ui/use-media";

/**
 * Whether something moves by itself: initially unless the visitor prefers reduced motion, then as last set.
 */
export function useMotion(): [moving: boolean, setMoving: (moving: boolean) => void] {
  const reducedMotion = useMedia("(prefers-reduced-motion: reduce)", true);
  const [chosen, setChosen] = useState<boolean>();
  return [chosen ?? !reducedMotion, setChosen];
}
