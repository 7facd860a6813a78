import { Article } from "@/components/site/article";
import { JsonLd } from "@/components/site/json-ld";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { contactDetails } from "@/lib/settings/contact-details";

export const metadata = pageMetadata("terms");

export default function TermsPage() {
  const { email } = contactDetails();
  return (
    <Article title="Terms of Service">
      <JsonLd things={[breadcrumbs("terms")]} />
      <h2>An enquiry is a question</h2>
      <p>
        Sending the form costs nothing and binds nobody. A booking exists when both sides have agreed on the
        date, the place, the package and the price in writing.
      </p>
      <h2>Prices</h2>
      <p>
        The prices on this site are what the packages cost in Boston at the time you read them. Your written
        agreement counts.
      </p>
      <h2>Pictures, films and sound</h2>
      <p>
        What you see and hear here belongs to its maker. Please ask at <a href={`mailto:${email}`}>{email}</a>{" "}
        before you use it elsewhere.
      </p>
    </Article>
  );
}
