"use client";

import { useState } from "react";
import { useMedia } from "@/components/ui/use-media";

/**
 * Whether something moves: from the start, unless as little motion as possible was asked for, and then as
 * it was last set.
 */
export function useMotion(): [moving: boolean, setMoving: (moving: boolean) => void] {
  const still = useMedia("(prefers-reduced-motion: reduce)", true);
  const [chosen, setChosen] = useState<boolean>();
  return [chosen ?? !still, setChosen];
}
