"use client";

import { createContext, type ReactNode, use } from "react";
import type { Feature } from "@/lib/contract/features";

const Features = createContext<readonly Feature[]>([]);

interface FeaturesProviderProps {
  /** What the backend can do beyond the calls that every backend has. */
  features: readonly Feature[];
  children: ReactNode;
}

/** Tells the console which features the backend has. */
export function FeaturesProvider({ features, children }: FeaturesProviderProps) {
  return <Features value={features}>{children}</Features>;
}

/** Whether the backend has a feature. What needs one that is missing is not rendered. */
export const useFeature = (feature: Feature): boolean => use(Features).includes(feature);
