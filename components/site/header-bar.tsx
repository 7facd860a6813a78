import type { ReactNode } from "react";

/** Scrolled further than this, the header turns translucent (docs/product.md#public-pages). */
const SCROLL_THRESHOLD_PX = 20;

/**
 * Marks the header when the page is scrolled, before and without React, so that its text is never hard to read. It first looks
 * in the frame of the first paint: earlier, the browser would lay out a half read page to know how far it is scrolled.
 */
const SCROLL_SCRIPT = `{const h=document.currentScript.previousElementSibling,u=()=>h.dataset.scrolled=scrollY>${SCROLL_THRESHOLD_PX};requestAnimationFrame(u);addEventListener("scroll",u)}`;

/**
 * The sticky header. Its background turns translucent once the page is scrolled. Until then, it is transparent over
 * the picture that a page may begin with (site.css).
 */
export function HeaderBar({ children }: { children: ReactNode }) {
  return (
    <>
      <header
        data-scrolled="false"
        suppressHydrationWarning
        className="site-header sticky top-0 z-30 bg-paper data-[scrolled=true]:bg-paper/97 data-[scrolled=true]:shadow-[0_1px_var(--line)] data-[scrolled=true]:backdrop-blur-md"
      >
        <div className="mx-auto flex h-16 max-w-7xl items-center px-4 sm:px-6">{children}</div>
      </header>
      <script>{SCROLL_SCRIPT}</script>
    </>
  );
}
