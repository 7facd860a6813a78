import { Article } from "@/components/site/article";
import { JsonLd } from "@/components/site/json-ld";
import { pages } from "@/lib/content/pages";
import type { DeliveryServices } from "@/lib/contract/deliveries";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { breadcrumbs } from "@/lib/seo/structured-data/breadcrumbs";
import { contactDetails } from "@/lib/settings/contact-details";
import { deliveryServices } from "@/lib/settings/delivery-services";
import { depositService } from "@/lib/settings/deposit-service";
import { mailService } from "@/lib/settings/mail-service";

export const metadata = pageMetadata("privacy");

export default function PrivacyPage() {
  const { email } = contactDetails();
  const deliveries = deliveryServices();
  const deposit = depositService();
  const mail = mailService();
  return (
    <Article title={pages.privacy.headline}>
      <JsonLd things={[breadcrumbs("privacy")]} />
      <p>
        This site sets no advertising cookies, doesn’t track you and shares nothing with third parties
        {(deliveries || deposit || mail) && ", with one exception: enquiries, as described below"}.
      </p>
      <h2>When you send an enquiry</h2>
      <p>
        Your name, your email address, your phone number if you give it, the type and date of your event, the
        details that you choose to give, your message and what you add to it later are stored on this site’s
        own server. Only I and the people I work with can read them there, after signing in. I use them to
        answer you and for nothing else.
      </p>
      {mail && (
        <p>
          It is also mailed to me through the mail server at {mail.host}, and stays in my mailbox until I
          delete it there. You get a mail that says that your enquiry has arrived.
        </p>
      )}
      {deliveries && <Deliveries services={deliveries} />}
      {deposit && (
        <p>
          If you choose to pay a deposit, your browser loads the card form of Stripe, the card provider, which
          sees your IP address and your card. Your enquiry and the payment are passed on to the form service
          at {new URL(deposit.endpoint).host}, which charges the deposit. This site only stores whether it was
          paid.
        </p>
      )}
      <p>
        Your enquiry stays stored until I delete it. Write to <a href={`mailto:${email}`}>{email}</a> to have
        yours deleted{(deliveries || mail) && ", including any copies"}, or to find out what is stored.
      </p>
      <h2>On your device</h2>
      <ul>
        <li>
          What you type into the enquiry form is stored in your browser until you send it, for up to a week.
        </li>
        <li>
          If JavaScript is off, a cookie keeps the address of your enquiry’s page for an hour after you sent
          it.
        </li>
        {deliveries && (
          <li>
            A random number for each of the last enquiries you sent is stored in your browser, so that none is
            passed on twice.
          </li>
        )}
        <li>Your choice of the light or dark theme is stored in your browser.</li>
        <li>People who sign in to run this site get a cookie and a token that keep them signed in.</li>
      </ul>
      <h2>On the server</h2>
      <p>
        Your IP address is held in memory for up to an hour, to stop floods of enquiries and attempts to guess
        passwords. It is never saved.
      </p>
    </Article>
  );
}

/** Which services receive an enquiry, and what they learn. Only shown when the owner has set one up. */
function Deliveries({ services: { form, email } }: { services: DeliveryServices }) {
  const hosts = [
    form && `the form service at ${new URL(form.endpoint).host}`,
    email && `the email service at ${new URL(email.endpoint).host}`,
  ].filter((host) => host !== undefined);
  return (
    <>
      <p>
        Once your enquiry is stored, your browser also sends a copy to {hosts.join(" and to ")}, as a second
        way for it to reach me. {hosts.length > 1 ? "These services" : "This service"} can see your IP
        address. What is kept there, and for how long, depends on{" "}
        {hosts.length > 1 ? "the services" : "the service"} and my settings there.
      </p>
      {form && (
        <p>
          To prevent spam, the form service also learns when you opened the page and whether your browser is
          controlled by a program.
        </p>
      )}
    </>
  );
}
