import { LayoutDashboard } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { SiteLink } from "@/components/ui/site-link";
import { ThemeToggle } from "@/components/ui/theme-toggle";
import { brand } from "@/lib/content/brand";
import { AdminGreeting } from "./admin-greeting";
import { HeaderBar } from "./header-bar";
import { MenuButton } from "./mobile-menu";
import { NavLinks } from "./nav-links";

/** The header of every public page. */
export function SiteHeader() {
  return (
    <HeaderBar>
      {/* A name that doesn't fit wraps out of sight as a whole: with large text, the mark stands alone. */}
      <SiteLink
        href="/"
        className="flex h-11 min-w-11 flex-wrap content-start gap-x-2.5 overflow-hidden font-display text-xl leading-[2.75rem]"
      >
        <Mark className="my-2 size-7 shrink-0 text-accent" />
        <span className="whitespace-nowrap">{brand.name}</span>
      </SiteLink>
      <nav aria-label="Main" className="ml-auto hidden lg:block">
        <NavLinks />
      </nav>
      <SiteLink
        href="/contact"
        className={`${buttonClass("primary")} ml-3 whitespace-nowrap shadow-none! max-lg:hidden`}
      >
        Book Now
      </SiteLink>
      <div className="-mr-2.5 ml-auto flex shrink-0 items-center gap-1 lg:ml-2">
        <AdminGreeting icon={<LayoutDashboard aria-hidden="true" className="size-5" />} />
        <ThemeToggle />
        <MenuButton />
      </div>
    </HeaderBar>
  );
}
