"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PasswordField } from "@/components/ui/password-field";
import { useSubmission } from "@/components/ui/use-submission";
import {
  asksForCode,
  INVALID_CREDENTIALS,
  restoreAdmin,
  type SignInNotice,
  signIn,
  takeSignInNotice,
} from "@/lib/client/session";
import { storedToken } from "@/lib/client/token";
import { ACCESS_REMOVED } from "@/lib/contract/access-removed";
import { type Credentials, credentialsSchema } from "@/lib/contract/auth";
import { safeReturnPath } from "@/lib/shared/admin-paths";
import { ForgottenPassword } from "./forgotten-password";
import { PasskeyButton } from "./passkey-button";

const NOTICES: Record<SignInNotice, string> = {
  ended: "Your session has ended. What you typed is saved on this device. Sign in to continue.",
  removed: ACCESS_REMOVED,
  chosen: "Your password is set. Sign in with it.",
};

interface LoginFormProps {
  hasPasskeys: boolean;
  /** Whether admins can make sign-in links for each other. */
  hasLinks: boolean;
  /** Whether the site can mail them. */
  mailsLinks: boolean;
}

/** The sign-in form. Redirects at once if the visitor is already signed in. */
export function LoginForm({ hasPasskeys, hasLinks, mailsLinks }: LoginFormProps) {
  const router = useRouter();
  const target = safeReturnPath(useSearchParams().get("callbackUrl"));
  const form = useForm<Credentials>({ resolver: zodResolver(credentialsSchema) });
  const { errors, isSubmitting } = form.formState;
  const { failure, setFailure, once } = useSubmission();
  const [leaving, setLeaving] = useState(false);
  const [notice, setNotice] = useState<SignInNotice>();
  const [needsCode, setNeedsCode] = useState(false);

  useEffect(() => {
    const taken = takeSignInNotice();
    if (taken) setNotice(taken);
  }, []);

  useEffect(() => {
    const redirectIfSignedIn = () => {
      if (!storedToken()) return;
      restoreAdmin()
        .then((admin) => admin && router.replace(target))
        // On failure the form stays; signing in will show the error.
        .catch(() => {});
    };
    redirectIfSignedIn();
    // A sign-in in another tab also signs in this one.
    addEventListener("storage", redirectIfSignedIn);
    return () => removeEventListener("storage", redirectIfSignedIn);
  }, [router, target]);

  const enter = () => {
    setLeaving(true);
    router.replace(target);
  };
  const send = form.handleSubmit(async (credentials) => {
    try {
      await signIn(credentials);
      enter();
    } catch (error) {
      if (asksForCode(error)) {
        // Synchronously, so that the field is there to be focused.
        flushSync(() => setNeedsCode(true));
        if (needsCode) form.setError("code", { message: error.message });
        form.setFocus("code", { shouldSelect: true });
        return;
      }
      setFailure((error as Error).message);
      form.resetField("password");
      form.setFocus("password");
    }
  });
  const submit = once(send);
  const busy = isSubmitting || leaving;

  return (
    <div className="grid gap-5">
      <form
        noValidate
        method="post"
        onSubmit={(event) => (leaving ? event.preventDefault() : submit(event))}
        className="grid gap-5"
      >
        <div role="status">
          {notice && <p className="rounded-field bg-sunken px-4 py-3">{NOTICES[notice]}</p>}
        </div>
        {failure && (
          <Alert>
            {failure}
            {failure === INVALID_CREDENTIALS && (
              <span className="mt-1 block text-ink">
                Check the email address and the password: capital letters count.
              </span>
            )}
          </Alert>
        )}
        <Field label="Email" error={errors.email?.message}>
          {(control) => (
            <input {...control} {...form.register("email")} type="email" autoComplete="username" required />
          )}
        </Field>
        <PasswordField
          label="Password"
          error={errors.password?.message}
          register={() => form.register("password")}
        />
        {needsCode && (
          <Field
            label="Code"
            hint="The six digits that the app on your phone shows, or one of your recovery codes."
            error={errors.code?.message}
          >
            {(control) => (
              <input
                {...control}
                {...form.register("code")}
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                required
              />
            )}
          </Field>
        )}
        <button type="submit" aria-disabled={busy} className={`${buttonClass("primary")} w-full text-lg`}>
          {busy ? "Signing in..." : "Sign in"}
        </button>
      </form>
      {hasPasskeys && <PasskeyButton disabled={busy} onSignedIn={enter} onFailed={setFailure} />}
      {hasLinks && <ForgottenPassword mails={mailsLinks} />}
    </div>
  );
}
