"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NewPasswordField } from "@/components/ui/new-password-field";
import { showErrors } from "@/components/ui/show-errors";
import { useSubmission } from "@/components/ui/use-submission";
import { choosePassword } from "@/lib/client/sign-in-links";
import { type Choice, choiceSchema, type OpenedLink } from "@/lib/contract/sign-in-links";
import { DASHBOARD_PATH } from "@/lib/shared/admin-paths";

const WORDS: Record<OpenedLink["purpose"], string> = {
  invite:
    "You are invited to this site’s console. You sign in with this email address and a password of your own.",
  reset: "Choose a new password. Your other devices are then signed out.",
  "first-start": "This is your new site. You sign in with this email address and a password of your own.",
};

const FIELDS = ["firstName", "lastName", "password"] as const;

/** The form behind a one-time link. It signs in with the password that was chosen. */
export function ChooseForm({ token, link }: { token: string; link: OpenedLink }) {
  const router = useRouter();
  const form = useForm<Choice>({
    resolver: zodResolver(choiceSchema),
    defaultValues: { token, firstName: link.firstName, lastName: link.lastName, password: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });
  const { failure, setFailure, once } = useSubmission();
  const [leaving, setLeaving] = useState(false);
  const busy = isSubmitting || leaving;

  const save = form.handleSubmit(async (choice) => {
    try {
      const isSignedIn = await choosePassword(choice, link.email);
      setLeaving(true);
      if (isSignedIn) router.replace(DASHBOARD_PATH);
    } catch (error) {
      setFailure(showErrors(form, error as Error, FIELDS));
    }
  });
  const submit = once(save);
  const text = { readOnly: busy, required: true, maxLength: 80 };

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => (leaving ? event.preventDefault() : submit(event))}
      className="grid gap-5"
    >
      <p className="text-muted">{WORDS[link.purpose]}</p>
      {failure && <Alert>{failure}</Alert>}
      <Field label="Email">
        {(control) => <input {...control} type="email" autoComplete="username" value={link.email} readOnly />}
      </Field>
      <Field label="First name" error={errors.firstName?.message}>
        {(control) => (
          <input {...control} {...form.register("firstName")} {...text} autoComplete="given-name" />
        )}
      </Field>
      <Field label="Last name" error={errors.lastName?.message}>
        {(control) => (
          <input {...control} {...form.register("lastName")} {...text} autoComplete="family-name" />
        )}
      </Field>
      <NewPasswordField
        label="Password"
        error={errors.password?.message}
        register={() => form.register("password")}
        typed={password}
        readOnly={busy}
      />
      <button type="submit" aria-disabled={busy} className={`${buttonClass("primary")} w-full text-lg`}>
        {busy ? "Saving..." : "Save and sign in"}
      </button>
    </form>
  );
}
