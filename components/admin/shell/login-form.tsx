"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { hasSessionEnded, restoreAdmin, signIn } from "@/lib/client/session";
import { storedToken } from "@/lib/client/token";
import { type Credentials, credentialsSchema } from "@/lib/contract/auth";
import { safeReturnPath } from "@/lib/shared/admin-paths";

/** The sign-in; whoever is signed in already is led on at once. */
export function LoginForm() {
  const router = useRouter();
  const target = safeReturnPath(useSearchParams().get("callbackUrl"));
  const form = useForm<Credentials>({ resolver: zodResolver(credentialsSchema) });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);

  useEffect(() => {
    if (hasSessionEnded()) setHasEnded(true);
  }, []);

  useEffect(() => {
    const goOnIfSignedIn = () => {
      if (!storedToken()) return;
      restoreAdmin()
        .then((admin) => admin && router.replace(target))
        // Without an answer the form stays: signing in tells what is wrong.
        .catch(() => {});
    };
    goOnIfSignedIn();
    // A sign-in in another tab is one for this tab too.
    addEventListener("storage", goOnIfSignedIn);
    return () => removeEventListener("storage", goOnIfSignedIn);
  }, [router, target]);

  const submit = form.handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      await signIn(credentials);
      setLeaving(true);
      router.replace(target);
    } catch (error) {
      setFailure((error as Error).message);
      form.resetField("password");
      form.setFocus("password");
    }
  });
  const busy = isSubmitting || leaving;

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => (busy ? event.preventDefault() : submit(event))}
      className="grid gap-5"
    >
      <div role="status">
        {hasEnded && (
          <p className="rounded-field bg-sunken px-4 py-3">
            Your session has ended. What you typed is kept on this device: sign in to go on.
          </p>
        )}
      </div>
      {failure && <Alert>{failure}</Alert>}
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <input {...control} {...form.register("email")} type="email" autoComplete="username" required />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register("password")}
            type="password"
            autoComplete="current-password"
            required
          />
        )}
      </Field>
      <button type="submit" aria-disabled={busy} className={`${buttonClass("primary")} w-full text-lg`}>
        {busy ? "Signing in..." : "Sign in"}
      </button>
    </form>
  );
}
