import type { ReactNode } from "react";
import { BookingSteps } from "@/components/enquiry/booking-steps";
import { EnquiryForm } from "@/components/enquiry/enquiry-form";
import { Questions } from "@/components/enquiry/questions";
import { StartingPrices } from "@/components/enquiry/starting-prices";
import { ENDING_LINK, Ending } from "@/components/site/ending";
import { Headline } from "@/components/site/headline";
import { JsonLd } from "@/components/site/json-ld";
import { Field } from "@/components/ui/field";
import { Horizon } from "@/components/ui/horizon";
import { ProfileIcon } from "@/components/ui/icons";
import { backendFeatures } from "@/lib/backend/remote/features";
import { datePromise } from "@/lib/content/booking";
import { brand } from "@/lib/content/brand";
import { phoneLink } from "@/lib/content/contact";
import { depositText } from "@/lib/content/deposit";
import { pages } from "@/lib/content/pages";
import { packageTitle, services } from "@/lib/content/services";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { business } from "@/lib/seo/structured-data/business";
import { questionsPage } from "@/lib/seo/structured-data/questions";
import { contactDetails } from "@/lib/settings/contact-details";
import { deliveryServices } from "@/lib/settings/delivery-services";
import { depositService } from "@/lib/settings/deposit-service";
import { ASKED_DATE_SCRIPT, ASKED_PACKAGE_SCRIPT } from "@/lib/shared/asked";

export const metadata = pageMetadata("contact");

const LINK = "inline-flex min-h-11 items-center gap-3 decoration-accent underline-offset-4 hover:underline";
const LARGE = "font-display text-[clamp(1.25rem,6.4vw,2rem)] leading-tight";

export default async function ContactPage() {
  const { email, phone, profiles } = contactDetails();
  const features = await backendFeatures();
  const deposit = features.includes("deposits") ? depositService() : undefined;
  return (
    <>
      <JsonLd things={[business(), questionsPage(), breadcrumbs("contact")]} />
      {/* On wide screens, the form stands beside the heading and what follows it. They share columns, so the boxes around them go. */}
      <div className="group/contact relative isolate lg:grid lg:grid-cols-[var(--edge)_minmax(0,5fr)_minmax(0,7fr)_var(--edge)] lg:grid-rows-[auto_1fr] lg:bg-[image:var(--sky)]">
        <div className="max-lg:relative max-lg:-z-20 max-lg:bg-[image:var(--sky)] max-lg:[mask-image:linear-gradient(#000_calc(100%-5rem),transparent)] lg:contents">
          <div className="mx-auto max-w-7xl px-4 pt-10 pb-24 sm:px-6 sm:pt-12 sm:pb-44 lg:col-start-2 lg:mx-0 lg:px-0 lg:pt-24 lg:pb-10">
            <h1 className="max-w-[8em] text-display lg:w-max lg:max-w-[5.2em]">
              <Headline text={pages.contact.headline} italic={pages.contact.italic} />
            </h1>
            <p className="mt-5 max-w-[22.7em] text-balance text-lg text-muted leading-relaxed sm:text-xl lg:mt-7">
              {datePromise}
            </p>
          </div>
        </div>
        <div className="mx-auto -mt-10 grid max-w-7xl gap-14 px-4 pb-2 sm:px-6 lg:contents">
          <div className="relative lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:pt-24 lg:pb-20 lg:pl-16">
            {/* Behind the card, which hides the lines, and more of the sun in the dark theme. Once the enquiry is sent, the sun rises
              inside the card. */}
            <Horizon
              risen
              className="absolute -top-17 left-1/2 -z-10 w-56 max-w-full -translate-x-1/2 transition-transform duration-1000 ease-settle sm:-top-32 sm:w-[22rem] sm:dark:translate-y-8 lg:-top-8 lg:left-[calc(50%+2rem)] lg:w-[34rem] lg:dark:translate-y-0 [&:has(+div>[data-sent])]:invisible"
            />
            <EnquiryForm
              after={{ deliveries: deliveryServices(), deposit, phone }}
              packageField={<PackageField />}
              heading={
                <>
                  <script>{ASKED_PACKAGE_SCRIPT}</script>
                  <h2 id="enquiry" className="mb-5 text-[1.875rem] lg:text-[2.5rem]">
                    Your event
                  </h2>
                  {deposit && <p className="mb-6 text-muted">{depositText.offer}</p>}
                </>
              }
              note={
                <p className="mt-6 text-muted text-sm">
                  What you write here stays on your device until you send it. See the{" "}
                  <a href="/privacy" className="underline underline-offset-2 hover:text-accent">
                    privacy policy
                  </a>
                  .
                </p>
              }
            />
            <script>{ASKED_DATE_SCRIPT}</script>
          </div>
          <aside className="grid content-start gap-10 sm:max-lg:grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] lg:col-start-2 lg:pb-20">
            <BookingSteps />
            <StartingPrices />
          </aside>
        </div>
      </div>
      <Questions>
        <Group title="Call or write" large>
          <li>
            <a href={`mailto:${email}`} className={`${LINK} ${LARGE} break-all`}>
              {email}
            </a>
          </li>
          <li>
            <a href={phoneLink(phone)} className={`${LINK} ${LARGE}`}>
              {phone}
            </a>
          </li>
          <li className="flex min-h-11 items-center text-muted">{brand.city}</li>
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
      </Questions>
      <Ending name="harbor">
        <a href="#enquiry" className={ENDING_LINK}>
          Write to me
        </a>
      </Ending>
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

function Group({ title, large = false, children }: { title: string; large?: boolean; children: ReactNode }) {
  return (
    <section>
      <h2 className={large ? "mb-4 text-title" : "mb-2 text-2xl"}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
