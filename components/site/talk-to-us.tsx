import Link from "next/link";
import { buttonClass } from "@/components/ui/button";

/** The way from any page to the enquiry form. */
export function TalkToUs() {
  return (
    <section className="mx-auto grid max-w-7xl justify-items-start gap-5 px-4 py-20 sm:px-6">
      <h2 className="max-w-[18ch] text-title">Tell us the date, and what you dream of</h2>
      <Link href="/contact" prefetch={false} className={`${buttonClass("primary")} px-8 text-lg`}>
        Book Now
      </Link>
    </section>
  );
}
