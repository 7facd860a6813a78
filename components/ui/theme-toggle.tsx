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
 * Switches between the light and the dark theme. The sun in the icon rises or sets. The script in the head does it
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
        className="size-7 overflow-hidden text-accent"
        fill="currentColor"
      >
        {/* An inner picture that ends at the horizon and cuts off what is below it. */}
        <svg width="24" height="17" aria-hidden="true">
          <g className="transition-transform duration-500 ease-settle in-data-[sun=down]:translate-y-[6px]">
            <circle cx="12" cy="11.5" r="4.6" />
            <g stroke="currentColor" strokeWidth="1.7" strokeLinecap="round">
              <path d="M12 4.2V2.5M6.8 6.3 5.6 5.1M17.2 6.3l1.2-1.2M4.7 11.5H3M19.3 11.5H21" />
            </g>
          </g>
        </svg>
        <rect x="2" y="18" width="20" height="1.8" rx="0.9" />
        <rect x="7" y="21.4" width="10" height="1.6" rx="0.8" />
      </svg>
    </button>
  );
}
