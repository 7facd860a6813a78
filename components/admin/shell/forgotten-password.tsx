/** Says how somebody gets in again who has forgotten the password. Needs no JavaScript. */
export function ForgottenPassword() {
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        Forgot your password?
      </summary>
      <ul className="grid list-disc gap-2 pt-1 pl-5 text-muted">
        <li>Ask another admin for a new sign-in link. They find it beside your name under “Users”.</li>
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
