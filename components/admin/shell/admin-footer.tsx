import { SiteLink } from "@/components/ui/site-link";
import { brand } from "@/lib/content/brand";

const LINK = "inline-flex min-h-11 items-center hover:text-accent hover:underline underline-offset-4";

/** The footer of the admin area. @param supportLink a mail to whoever looks after the site. */
export function AdminFooter({ supportLink }: { supportLink: string }) {
  return (
    <footer className="flex flex-wrap items-center gap-x-6 border-line border-t px-4 py-2 text-muted text-sm sm:px-6">
      <p className="mr-auto">
        © {new Date().getFullYear()} {brand.name}
      </p>
      <SiteLink href="/privacy" className={LINK}>
        Privacy Policy
      </SiteLink>
      <SiteLink href="/terms" className={LINK}>
        Terms of Service
      </SiteLink>
      <a href={supportLink} className={LINK}>
        Support
      </a>
    </footer>
  );
}
