import { ProfileIcon } from "@/components/ui/icons";
import { SiteLink } from "@/components/ui/site-link";
import { brand } from "@/lib/content/brand";
import { type ContactDetails, phoneLink } from "@/lib/content/contact";
import { quickLinks } from "@/lib/content/navigation";
import { LOGIN_PATH } from "@/lib/shared/admin-paths";

const LINK = "inline-flex min-h-11 items-center hover:text-accent hover:underline underline-offset-4";
const ROW = "flex flex-wrap items-center gap-x-3 min-[24rem]:gap-x-5 sm:gap-x-7";

/** The footer of every public page. */
export function SiteFooter({ contact: { email, phone, profiles } }: { contact: ContactDetails }) {
  return (
    <footer className="below overflow-clip border-line border-t bg-sunken [--turn:7]">
      <div className="mx-auto grid max-w-7xl gap-y-4 px-4 pt-9 sm:gap-y-6 sm:pt-12 sm:px-6 lg:pt-20">
        <div className="flex flex-wrap items-start justify-between gap-x-16 gap-y-3 sm:gap-y-6">
          <p className="max-w-[14.3em] text-balance font-display text-2xl sm:text-title leading-tight">
            {brand.tagline}
          </p>
          <address className="grid justify-items-start font-display text-xl not-italic sm:text-2xl">
            <a href={`mailto:${email}`} className={`${LINK} break-all`}>
              {email}
            </a>
            <a href={phoneLink(phone)} className={LINK}>
              {phone}
            </a>
            <span className="flex min-h-11 items-center font-sans text-base text-muted">{brand.city}</span>
          </address>
        </div>
        <div className="flex flex-wrap justify-between gap-x-12 border-line border-t pt-3 font-semibold">
          <ul aria-label="Explore" className={ROW}>
            {quickLinks.map(({ name, path }) => (
              <li key={path}>
                <SiteLink href={path} className={LINK}>
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
          <ul aria-label="Follow" className={ROW}>
            {profiles.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer" className={`${LINK} gap-2`}>
                  <ProfileIcon name={name} className="size-5" />
                  {name}
                  <span className="sr-only">(opens in a new tab)</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className={`${ROW} text-muted text-sm`}>
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
      {/* Sinks below the edge of the page, as the sun does. */}
      <p
        aria-hidden="true"
        className="-mb-[0.34em] pointer-events-none select-none whitespace-nowrap text-center font-display text-[18vw] text-glow/45 leading-none tracking-tight dark:text-glow/25"
      >
        {brand.name}
      </p>
    </footer>
  );
}
