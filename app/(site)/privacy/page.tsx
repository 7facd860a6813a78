import { Article } from "@/components/site/article";
import { JsonLd } from "@/components/site/json-ld";
import { contactDetails } from "@/lib/content/contact-details";
import { pageMetadata } from "@/lib/page-metadata";
import { breadcrumbs } from "@/lib/structured-data/breadcrumbs";

export const metadata = pageMetadata("privacy");

export default function PrivacyPage() {
  const { email } = contactDetails();
  return (
    <Article title="Privacy Policy">
      <JsonLd things={[breadcrumbs("privacy")]} />
      <p>This site sets no advertising cookies, counts no visitors and shows nothing to third parties.</p>
      <h2>When you send an enquiry</h2>
      <p>
        Your name, your e-mail address, the kind and date of your event and your message are stored on this
        site’s own server. Only the owner of the site and people the owner works with here can read them,
        after signing in. They are used to answer you and for nothing else.
      </p>
      <p>
        An enquiry is kept until the owner deletes it. Write to <a href={`mailto:${email}`}>{email}</a> and
        yours is deleted, or you are told what is stored.
      </p>
      <h2>On your device</h2>
      <ul>
        <li>
          What you type into the enquiry form is kept in your browser until it is sent, for up to a week.
        </li>
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
