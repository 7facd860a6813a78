import { Article } from "@/components/site/article";
import { JsonLd } from "@/components/site/json-ld";
import { pages } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { contactDetails } from "@/lib/settings/contact-details";

export const metadata = pageMetadata("terms");

export default function TermsPage() {
  const { email } = contactDetails();
  return (
    <Article title={pages.terms.headline}>
      <JsonLd things={[breadcrumbs("terms")]} />
      <h2>An enquiry is a question</h2>
      <p>
        Sending the form is free and commits you to nothing. A booking is made when we have both agreed in
        writing on the date, the place, the package and the price, and the deposit is paid.
      </p>
      <h2>Prices</h2>
      <p>
        The prices on this site are for events in Boston and can change. The price in your written agreement
        is the one that counts.
      </p>
      <h2>Photos, videos and sound</h2>
      <p>
        Please don’t use the photos, videos and recordings on this site elsewhere without asking me first:{" "}
        <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </Article>
  );
}
