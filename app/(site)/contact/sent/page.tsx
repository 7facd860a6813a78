import type { Metadata } from "next";
import { buttonClass } from "@/components/ui/button";
import { Horizon } from "@/components/ui/horizon";
import { SiteLink } from "@/components/ui/site-link";

export const metadata: Metadata = { title: "Your enquiry has arrived", robots: { index: false } };

/**
 * The confirmation of a form sent without JavaScript, where the browser has no cookie for its receipt. It is rendered before that,
 * and promises no time: the owner may be away.
 */
export default function SentPage() {
  return (
    <div className="isolate overflow-hidden bg-[image:var(--sky)] px-4 pt-44 pb-32 sm:pt-56">
      <div className="relative mx-auto w-full max-w-xl">
        <Horizon className="absolute -top-28 left-1/2 -z-10 w-[18rem] max-w-full -translate-x-1/2 sm:-top-40 sm:w-[26rem]" />
        <div className="rounded-card bg-raised p-5 shadow-soft sm:p-8">
          <h1 className="text-title">Thank you. Your enquiry has arrived.</h1>
          <p className="mt-3 text-lg text-muted">I’ll answer by email, to the address that you entered.</p>
          <SiteLink href="/gallery" className={`${buttonClass("primary")} mt-6`}>
            See the gallery
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
