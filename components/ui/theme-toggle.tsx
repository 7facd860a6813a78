"use client";

import { useSyncExternalStore } from "react";
import { THEME_BUTTON } from "@/lib/shared/theme";
import { buttonClass } from "./button";

const root = () => document.documentElement;

/** Watches the class on the document. */
function subscribe(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root(), { attributeFilter: ["class"] });
  return () => observer.disconnect();
}

/**
 * Switches between the light and the dark theme. Its icon is the sun, or the moon at night. The script in the head does it
 * (lib/shared/theme.ts), so that the button works before React does.
 */
export function ThemeToggle() {
  const dark = useSyncExternalStore(
    subscribe,
    () => root().classList.contains("dark"),
    () => false,
  );
  return (
    <button
      type="button"
      data-native={THEME_BUTTON}
      aria-pressed={dark}
      suppressHydrationWarning
      title="Dark mode"
      className={`needs-script ${buttonClass("bare", "icon")}`}
    >
      <span className="sr-only">Dark mode</span>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-6 text-accent [&>g]:origin-center [&>g]:transition-[transform,opacity] [&>g]:duration-500 [&>g]:ease-settle"
        fill="currentColor"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <g className="in-data-[sun=down]:rotate-90 in-data-[sun=down]:scale-50 in-data-[sun=down]:opacity-0">
          <circle cx="12" cy="12" r="4.5" stroke="none" />
          <path
            strokeWidth="2"
            d="M12 4V2.5M12 21.5V20M4 12H2.5M21.5 12H20M6.3 6.3 5.3 5.3M18.7 18.7l-1-1M6.3 17.7l-1 1M18.7 5.3l-1 1"
          />
        </g>
        <g className="in-data-[sun=up]:-rotate-90 in-data-[sun=up]:scale-50 in-data-[sun=up]:opacity-0">
          <path strokeWidth="1.5" d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z" />
        </g>
      </svg>
    </button>
  );
}
