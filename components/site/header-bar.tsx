"use client";

import clsx from "clsx";
import { type ReactNode, useEffect, useState } from "react";

/** Scrolled further than this, the header turns translucent (docs/product.md#public-pages). */
const SCROLL_THRESHOLD_PX = 20;

/** The sticky header. Its background turns translucent once the page is scrolled. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(scrollY > SCROLL_THRESHOLD_PX);
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, []);
  return (
    <header
      data-scrolled={scrolled}
      className={clsx(
        "sticky top-0 z-30 transition-colors duration-300",
        scrolled ? "bg-paper/92 shadow-soft backdrop-blur-md backdrop-saturate-150" : "bg-paper",
      )}
    >
      <div className="mx-auto flex h-16 max-w-7xl items-center px-4 sm:px-6">{children}</div>
    </header>
  );
}
