import { MailLinkForm } from "./mail-link-form";

/** Says how somebody gets in again who has forgotten the password. @param mails whether the site can mail them a link. */
export function ForgottenPassword({ mails }: { mails: boolean }) {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        Forgot your password?
      </summary>
      {mails && <MailLinkForm />}
      <ul className="grid list-disc gap-2 pt-1 pl-5 text-muted">
        <li>
          {mails ? "Or ask" : "Ask"} another admin for a new sign-in link. They find it beside your name under
          “Users”.
        </li>
        <li>
          Or run this on the server, with your email address:{" "}
          <code className="font-mono text-ink text-sm [overflow-wrap:anywhere]">
            npm run admin -- reset you@example.com
          </code>
        </li>
      </ul>
    </details>
  );
}
