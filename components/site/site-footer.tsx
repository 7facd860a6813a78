import type { ReactNode } from "react";
import { ProfileIcon } from "@/components/ui/icons";
import { Mark } from "@/components/ui/mark";
import { SiteLink } from "@/components/ui/site-link";
import { brand } from "@/lib/content/brand";
import type { ContactDetails } from "@/lib/content/contact";
import { quickLinks } from "@/lib/content/navigation";
import { LOGIN_PATH } from "@/lib/shared/admin-paths";

const LINK = "inline-flex min-h-11 items-center hover:text-accent hover:underline underline-offset-4";

/** The footer of every public page. */
export function SiteFooter({ contact: { email, phone, profiles } }: { contact: ContactDetails }) {
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-7xl grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-10 px-4 py-14 sm:grid-cols-[1fr_1.5fr_1fr] sm:px-6 lg:grid-cols-[2fr_1fr_1.5fr_1fr]">
        <div className="col-span-full grid max-w-sm content-start gap-4 lg:col-span-1">
          <p className="flex items-center gap-2.5 font-display text-2xl">
            <Mark className="size-8 text-accent" />
            {brand.name}
          </p>
          <p className="text-muted leading-relaxed">{brand.tagline}</p>
        </div>
        <Column title="Explore">
          {quickLinks.map(({ name, path }) => (
            <li key={path}>
              <SiteLink href={path} className={LINK}>
                {name}
              </SiteLink>
            </li>
          ))}
        </Column>
        <Column title="Contact" className="max-sm:order-last max-sm:col-span-full">
          <li>
            <a href={`mailto:${email}`} className={`${LINK} break-all`}>
              {email}
            </a>
          </li>
          <li>
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
              {phone}
            </a>
          </li>
          <li className="flex min-h-11 items-center">{brand.city}</li>
        </Column>
        <Column title="Follow">
          {profiles.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noreferrer" className={`${LINK} gap-2.5`}>
                <ProfileIcon name={name} className="size-5" />
                {name}
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          ))}
        </Column>
      </div>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <div className="flex flex-wrap items-center gap-x-4 border-line border-t py-4 text-muted text-sm sm:gap-x-6">
          <p className="mr-auto max-sm:w-full">
            © {new Date().getFullYear()} {brand.name}
          </p>
          <SiteLink href="/privacy" className={LINK}>
            Privacy Policy
          </SiteLink>
          <SiteLink href="/terms" className={LINK}>
            Terms of Service
          </SiteLink>
          <SiteLink href={LOGIN_PATH} className={LINK}>
            Admin Portal
          </SiteLink>
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  title: string;
  className?: string;
  children: ReactNode;
}

function Column({ title, className, children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-2 font-sans font-semibold text-muted text-sm tracking-normal">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}
