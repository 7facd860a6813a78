import { Menu, X } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { Horizon } from "@/components/ui/horizon";
import { ProfileIcon } from "@/components/ui/icons";
import { ThemeToggle } from "@/components/ui/theme-toggle";
import { type ContactDetails, phoneLink } from "@/lib/content/contact";
import { NavLinks } from "./nav-links";

/** Also used in `site.css`. */
const MENU_ID = "mobile-menu";

/** Opens the menu on small screens, also without JavaScript. */
export function MenuButton() {
  return (
    <button type="button" popoverTarget={MENU_ID} className={`${buttonClass("bare", "icon")} lg:hidden`}>
      <Menu aria-hidden="true" />
      <span className="sr-only">Menu</span>
    </button>
  );
}

/**
 * The menu on small screens. As a popover it opens without JavaScript and closes on Escape. It is no part of the header, whose
 * colors and contents a phone would have to style again whenever it opens.
 */
export function MobileMenu({ contact: { email, phone, profiles } }: { contact: ContactDetails }) {
  return (
    <nav
      id={MENU_ID}
      popover="auto"
      aria-label="Menu"
      className="fixed inset-0 m-0 size-full max-h-none max-w-none grid-rows-[auto_1fr_auto] gap-y-4 overflow-y-auto bg-[image:var(--sky)] p-4 text-ink open:grid sm:p-6 lg:hidden [@media(height<30rem)]:grid-cols-2 [@media(height<30rem)]:grid-rows-[auto_1fr]"
    >
      <div className="col-span-full flex h-8 items-center justify-end gap-1">
        <ThemeToggle />
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
      <div className="flex items-end justify-between gap-6">
        <address className="grid not-italic">
          <a href={phoneLink(phone)} className="inline-flex min-h-11 items-center">
            {phone}
          </a>
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center break-all">
            {email}
          </a>
          <span className="flex">
            {profiles.map(({ name, url }) => (
              <a
                key={name}
                href={url}
                target="_blank"
                rel="noreferrer"
                className="inline-flex size-11 items-center justify-center first-of-type:-ml-3"
              >
                <ProfileIcon name={name} className="size-5" />
                <span className="sr-only">{name} (opens in a new tab)</span>
              </a>
            ))}
          </span>
        </address>
        <Horizon className="w-72 max-sm:hidden [@media(height<30rem)]:hidden" />
      </div>
    </nav>
  );
}
