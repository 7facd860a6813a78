"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import type { MouseEvent } from "react";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { navigation } from "@/lib/content/navigation";

interface NavLinksProps {
  /** Stacked, in type as large as the screen is high, for the mobile menu. */
  stacked?: boolean;
}

/** Closes the menu around a link when the link is chosen. */
function closeMenu({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

/** The links of the main navigation. The current page is marked. */
export function NavLinks({ stacked = false }: NavLinksProps) {
  const pathname = usePathname();
  return (
    <ul className={clsx(stacked ? "self-center" : "flex items-center")}>
      {navigation.map(({ name, path }) => {
        const active = path === "/" ? pathname === path : pathname.startsWith(path);
        return (
          <li key={path}>
            <SiteLink
              href={path}
              onClick={closeMenu}
              aria-current={active ? "page" : undefined}
              className={clsx(
                "inline-flex min-h-11 items-center decoration-2 decoration-accent underline-offset-8 hover:text-accent",
                stacked
                  ? "w-full py-[0.12em] font-display text-[clamp(1.75rem,6.4svh,4.5rem)] leading-tight"
                  : "px-3 text-[0.95rem]",
                active && "text-accent underline",
              )}
            >
              {name}
            </SiteLink>
          </li>
        );
      })}
      {stacked && (
        <li>
          <SiteLink
            href="/contact"
            onClick={closeMenu}
            className={`${buttonClass("primary")} mt-[3svh] px-8`}
          >
            Book Now
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
