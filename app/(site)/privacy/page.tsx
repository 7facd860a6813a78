import { Article } from "@/components/site/article";
import { JsonLd } from "@/components/site/json-ld";
import type { DeliveryServices } from "@/lib/contract/deliveries";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { contactDetails } from "@/lib/settings/contact-details";
import { deliveryServices } from "@/lib/settings/delivery-services";

export const metadata = pageMetadata("privacy");

export default function PrivacyPage() {
  const { email } = contactDetails();
  const copies = deliveryServices();
  return (
    <Article title="Privacy Policy">
      <JsonLd things={[breadcrumbs("privacy")]} />
      <p>
        This site sets no advertising cookies, counts no visitors and shows nothing to third parties
        {copies && ", with one exception: copies of enquiries, as said below"}.
      </p>
      <h2>When you send an enquiry</h2>
      <p>
        Your name, your e-mail address, the kind and date of your event and your message are stored on this
        site’s own server. Only the owner of the site and people the owner works with can read them there,
        after signing in. They are used to answer you and for nothing else.
      </p>
      {copies && <Copies services={copies} />}
      <p>
        An enquiry is kept until the owner deletes it. Write to <a href={`mailto:${email}`}>{email}</a> and
        yours is deleted{copies && ", its copies too"}, or you are told what is stored.
      </p>
      <h2>On your device</h2>
      <ul>
        <li>
          What you type into the enquiry form is kept in your browser until it is sent, for up to a week.
        </li>
        {copies && (
          <li>
            A random number for each of the last enquiries you sent is kept in your browser, so that none is
            copied twice.
          </li>
        )}
        <li>Your choice between the light and the dark look is kept in your browser.</li>
        <li>People who sign in to run this site get a cookie and a token that keep them signed in.</li>
      </ul>
      <h2>On the server</h2>
      <p>
        Your network address is held in memory for up to an hour to keep floods of enquiries and guessed
        passwords out. It is not written down.
      </p>
    </Article>
  );
}

/** What the copies of an enquiry show to whom; only where the owner has set the services up. */
function Copies({ services: { form, email } }: { services: DeliveryServices }) {
  const hosts = [
    form && `the form service at ${new URL(form.endpoint).host}`,
    email && `the e-mail service at ${new URL(email.endpoint).host}`,
  ].filter((host) => host !== undefined);
  return (
    <>
      <p>
        Once it is stored, your browser also sends a copy of the enquiry to {hosts.join(" and to ")}, from
        where it reaches the owner by another way. Your network address is seen there, too. What is kept
        there, and for how long, is up to {hosts.length > 1 ? "these services" : "this service"} and the
        owner’s settings there.
      </p>
      {form && (
        <p>
          Against spam, the form service is also told when you opened the page and whether a program runs your
          browser.
        </p>
      )}
    </>
  );
}
