import { Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { EnquiryForm } from "@/components/enquiry/enquiry-form";
import { JsonLd } from "@/components/site/json-ld";
import { PageIntro } from "@/components/site/page-intro";
import { Field } from "@/components/ui/field";
import { ProfileIcon } from "@/components/ui/icons";
import { backendFeatures } from "@/lib/backend/remote/features";
import { brand } from "@/lib/content/brand";
import { depositText } from "@/lib/content/deposit";
import { pages } from "@/lib/content/pages";
import { packageTitle, services } from "@/lib/content/services";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { business } from "@/lib/seo/structured-data/business";
import { contactDetails } from "@/lib/settings/contact-details";
import { deliveryServices } from "@/lib/settings/delivery-services";
import { depositService } from "@/lib/settings/deposit-service";

export const metadata = pageMetadata("contact");

const LINK = "inline-flex min-h-11 items-center gap-3 decoration-accent underline-offset-4 hover:underline";

export default async function ContactPage() {
  const { email, phone, profiles } = contactDetails();
  const features = await backendFeatures();
  const deposit = features.includes("deposits") ? depositService() : undefined;
  return (
    <>
      <JsonLd things={[business(), breadcrumbs("contact")]} />
      <PageIntro title={pages.contact.headline} short>
        A date and a few lines are enough. You’ll get a reply by email, usually within a day.
      </PageIntro>
      <div className="relative mx-auto -mt-12 grid sm:-mt-10 max-w-7xl gap-12 px-4 pb-24 sm:px-6 lg:grid-cols-[1fr_min(20rem,30%)] lg:gap-20">
        <section aria-labelledby="enquiry" className="rounded-card bg-raised p-5 shadow-soft sm:p-10">
          <h2 id="enquiry" className="mb-6 text-title">
            Your event
          </h2>
          {deposit && <p className="mb-6 text-muted">{depositText.offer}</p>}
          <EnquiryForm after={{ deliveries: deliveryServices(), deposit }} packageField={<PackageField />} />
          <p className="mt-6 text-muted text-sm">
            Until you send it, your text stays on this device. The{" "}
            <a href="/privacy" className="underline underline-offset-2 hover:text-accent">
              privacy policy
            </a>{" "}
            explains what happens to it then.
          </p>
        </section>
        <aside className="grid content-start gap-10 lg:pt-20">
          <Group title="Speak to us">
            <li>
              <a href={`mailto:${email}`} className={`${LINK} break-all`}>
                <Mail aria-hidden="true" className="size-5 shrink-0 text-accent" />
                {email}
              </a>
            </li>
            <li>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className={LINK}>
                <Phone aria-hidden="true" className="size-5 shrink-0 text-accent" />
                {phone}
              </a>
            </li>
            <li className="flex min-h-11 items-center gap-3">
              <MapPin aria-hidden="true" className="size-5 shrink-0 text-accent" />
              {brand.city}
            </li>
          </Group>
          <Group title="See and hear more">
            {profiles.map(({ name, url, handle }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noreferrer" className={LINK}>
                  <ProfileIcon name={name} className="size-5 shrink-0 text-accent" />
                  <span className="min-w-0 [overflow-wrap:anywhere]">
                    {name} <span className="text-muted">{handle}</span>
                    <span className="sr-only"> (opens in a new tab)</span>
                  </span>
                </a>
              </li>
            ))}
          </Group>
        </aside>
      </div>
    </>
  );
}

/** Chooses a package without JavaScript: the page is static and can't read the one in the URL. */
function PackageField() {
  return (
    <noscript>
      <Field label="Package (optional)">
        {(control) => (
          <select {...control} name="subject">
            <option value="">None yet</option>
            {services.flatMap((service) =>
              service.packages.map((offer) => (
                <option key={service.id + offer.id}>{packageTitle(service, offer)}</option>
              )),
            )}
          </select>
        )}
      </Field>
    </noscript>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-2xl">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
