import { Menu, X } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { Horizon } from "@/components/ui/horizon";
import { NavLinks } from "./nav-links";

/** Also used in `site.css`. */
const MENU_ID = "mobile-menu";

/** The menu on small screens. As a popover it opens without JavaScript and closes on Escape. */
export function MobileMenu() {
  return (
    <div className="lg:hidden">
      <button type="button" popoverTarget={MENU_ID} className={buttonClass("bare", "icon")}>
        <Menu aria-hidden="true" />
        <span className="sr-only">Menu</span>
      </button>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label="Menu"
        className="fixed inset-0 m-0 size-full max-h-none max-w-none flex-col overflow-hidden bg-[image:var(--sky)] p-4 text-ink open:flex sm:p-6"
      >
        <div className="flex h-8 items-center justify-end">
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className={buttonClass("bare", "icon")}
          >
            <X aria-hidden="true" />
            <span className="sr-only">Close menu</span>
          </button>
        </div>
        <NavLinks stacked />
        <Horizon className="-mr-16 mt-auto mb-6 w-80 max-w-full self-end" />
      </nav>
    </div>
  );
}
