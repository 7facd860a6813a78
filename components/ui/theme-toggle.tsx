"use client";

import { useSyncExternalStore } from "react";
import { THEME_KEY } from "@/lib/theme";
import { buttonClass } from "./button";

const root = () => document.documentElement;

function setDark(dark: boolean): void {
  root().classList.toggle("dark", dark);
}

/** Follows the class on the document, whoever sets it, and the choice made in another tab. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root(), { attributeFilter: ["class"] });
  const otherTab = ({ key, newValue }: StorageEvent) => key === THEME_KEY && setDark(newValue === "true");
  addEventListener("storage", otherTab);
  return () => {
    observer.disconnect();
    removeEventListener("storage", otherTab);
  };
}

function toggle(): void {
  const dark = !root().classList.contains("dark");
  setDark(dark);
  try {
    localStorage.setItem(THEME_KEY, String(dark));
  } catch {
    // Storage is forbidden: the choice holds for this page.
  }
}

/** Switches between golden hour and blue hour: the sun rises, or sinks behind the horizon. */
export function ThemeToggle() {
  const dark = useSyncExternalStore(
    subscribe,
    () => root().classList.contains("dark"),
    () => false,
  );
  return (
    <button
      type="button"
      onClick={toggle}
      aria-pressed={dark}
      title="Dark mode"
      className={buttonClass("bare", "icon")}
    >
      <span className="sr-only">Dark mode</span>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 overflow-hidden" fill="currentColor">
        <clipPath id="above-horizon">
          <rect width="24" height="15.5" />
        </clipPath>
        <g clipPath="url(#above-horizon)">
          <circle
            cx="12"
            cy="10"
            r="5.5"
            className="transition-transform duration-500 ease-settle dark:translate-y-[7px]"
          />
        </g>
        <rect x="2.5" y="17" width="19" height="1.75" rx="0.9" />
        <rect x="7" y="20.5" width="10" height="1.75" rx="0.9" />
      </svg>
    </button>
  );
}
