import clsx from "clsx";
import type { ReactNode } from "react";
import { BookingSteps } from "@/components/enquiry/booking-steps";
import { EnquiryForm } from "@/components/enquiry/enquiry-form";
import { Questions } from "@/components/enquiry/questions";
import { StartingPrices } from "@/components/enquiry/starting-prices";
import { ENDING_LINK, Ending } from "@/components/site/ending";
import { Headline } from "@/components/site/headline";
import { JsonLd } from "@/components/site/json-ld";
import { Field } from "@/components/ui/field";
import { ProfileIcon } from "@/components/ui/icons";
import { Picture } from "@/components/ui/picture";
import { backendFeatures } from "@/lib/backend/remote/features";
import { datePromise } from "@/lib/content/booking";
import { brand } from "@/lib/content/brand";
import { phoneLink } from "@/lib/content/contact";
import { depositText } from "@/lib/content/deposit";
import { pages } from "@/lib/content/pages";
import { harborAlt } from "@/lib/content/pictures";
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
const LARGE = "font-display text-[clamp(1.25rem,6.4vw,2rem)] sturdy leading-tight";

export default async function ContactPage() {
  const { email, phone, profiles } = contactDetails();
  const features = await backendFeatures();
  const deposit = features.includes("deposits") ? depositService() : undefined;
  return (
    <>
      <JsonLd things={[business(), questionsPage(), breadcrumbs("contact")]} />
      <div className="group/contact">
        {/* On wide screens, the form stands over the water, beside the heading. */}
        <div className="lg:grid">
          <div
            data-under-header
            className="after-dark relative isolate grid overflow-hidden bg-night text-ink lg:col-start-1 lg:row-start-1 lg:min-h-[min(64vw,74rem)]"
          >
            <Harbor />
            <div className="mx-auto w-full max-w-7xl px-4 pt-24 [grid-area:1/1] sm:px-6 sm:pt-28 lg:pt-40 short:pt-20">
              <h1 className="max-w-[8em] text-display lg:max-w-[5.2em]">
                <Headline text={pages.contact.headline} italic={pages.contact.italic} />
              </h1>
              <p className="mt-4 max-w-[22.7em] text-balance text-lg leading-relaxed sm:text-xl lg:mt-7">
                {datePromise}
              </p>
            </div>
          </div>
          <div className="-mt-10 px-4 sm:-mt-20 short:-mt-8 sm:px-6 max-lg:relative max-lg:mx-auto max-lg:max-w-7xl lg:isolate lg:col-start-1 lg:row-start-1 lg:mt-0 lg:mr-(--edge) lg:ml-auto lg:w-[calc((100%-2*var(--edge))*7/12-4rem)] xl:w-[36rem] lg:px-0 lg:pt-14 lg:pb-20">
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
                <p className="mt-6 text-balance text-muted text-sm">
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
        </div>
        {/* On wide screens, the prices stand beside what happens next, and the addresses beside the questions. */}
        <div className="mx-auto grid max-w-7xl gap-14 px-4 py-14 sm:gap-20 sm:px-6 lg:grid-flow-col lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_auto] lg:gap-24 lg:py-32">
          <BookingSteps />
          <Questions />
          <StartingPrices />
          <div className="grid content-start gap-10 sm:gap-16 lg:gap-14">
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
          </div>
        </div>
      </div>
      <Ending name="tent">
        <a href="#enquiry" className={ENDING_LINK}>
          Write to me
        </a>
      </Ending>
    </>
  );
}

/** Boston across the water: on phones with as much sky as the heading needs, on wide screens behind the form, too. */
function Harbor() {
  return (
    <div className="-z-10 self-end pt-6 [grid-area:1/1] lg:absolute lg:inset-x-0 lg:top-[calc(clamp(44rem,51vw,58rem)-64.7vw)] lg:pt-0 lg:[mask-image:linear-gradient(#000_80%,transparent)] short:pt-0">
      <Picture
        src="/pictures/harbor.jpg"
        width={1170}
        height={1279}
        alt={harborAlt}
        avif="/pictures/harbor-wide-1280.avif 1280w, /pictures/harbor-wide-1700.avif 1700w"
        tall="/pictures/harbor-750.avif 750w, /pictures/harbor-1170.avif 1170w"
        inline="/pictures/harbor-800.avif"
        sizes="100vw"
        priority
        className="aspect-[1500/1640] w-full object-cover sm:max-lg:aspect-[4/3] sm:max-lg:object-bottom lg:landscape:aspect-[1700/1633] short:max-lg:aspect-[2/1] short:max-lg:object-[50%_25%]"
      />
    </div>
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
      <h2 className={clsx("text-2xl", large ? "mb-3 sm:text-title lg:mb-6" : "mb-2")}>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
