import type { Metadata } from "next";
import { SunCard } from "@/components/enquiry/sun-card";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";

export const metadata: Metadata = { title: "Your enquiry has arrived", robots: { index: false } };

/**
 * The confirmation of a form sent without JavaScript, where the browser has no cookie for its receipt. It is rendered before that,
 * and promises no time: the owner may be away.
 */
export default function SentPage() {
  return (
    <div className="isolate overflow-hidden bg-[image:var(--sky)] px-4 pt-44 pb-32 sm:pt-56">
      <SunCard>
        <h1 className="text-title">Thank you. Your enquiry has arrived.</h1>
        <p className="mt-3 text-lg text-muted">I’ll answer by email, to the address that you entered.</p>
        <SiteLink href="/gallery" className={`${buttonClass("primary")} mt-6`}>
          See the gallery
        </SiteLink>
      </SunCard>
    </div>
  );
}
