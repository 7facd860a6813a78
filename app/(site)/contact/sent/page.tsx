import type { Metadata } from "next";
import { PageIntro } from "@/components/site/page-intro";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";

export const metadata: Metadata = { title: "Your enquiry has arrived", robots: { index: false } };

/** The confirmation page for a form sent without JavaScript. */
export default function SentPage() {
  return (
    <>
      <PageIntro title="Thank you. Your enquiry has arrived.">
        You’ll get a reply by email, usually within a day.
      </PageIntro>
      <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6">
        <SiteLink href="/gallery" className={buttonClass("primary")}>
          See the gallery
        </SiteLink>
      </div>
    </>
  );
}
