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
    <footer className="below after-dark overflow-clip bg-night text-ink [--height:32rem] [--turn:7] md:[--height:33rem]">
      <div className="mx-auto grid max-w-7xl gap-y-4 px-4 pt-5 sm:px-6 sm:pt-10">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-3 lg:pb-3">
          <p className="max-w-[14.3em] text-balance font-display text-2xl leading-tight">{brand.tagline}</p>
          <address className="flex flex-wrap items-baseline gap-x-6 text-lg not-italic sm:gap-x-8">
            <a href={`mailto:${email}`} className={`${LINK} break-all max-sm:min-w-full`}>
              {email}
            </a>
            <a href={phoneLink(phone)} className={LINK}>
              {phone}
            </a>
            <span className="flex min-h-11 items-center text-base text-muted">{brand.city}</span>
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
      {/* Sets as the sun of the mark does (site.css). A picture of the name, made of letters, and not text to be read. */}
      <div
        aria-hidden="true"
        data-name={brand.name}
        className="setting-name pointer-events-none mt-3 sm:mt-6 whitespace-nowrap -ml-[0.03em] pl-(--edge) font-display text-[calc((100vw-2*var(--edge))/4.89)] leading-none tracking-tight [word-spacing:0] before:content-[attr(data-name)]"
      />
    </footer>
  );
}
