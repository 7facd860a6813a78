"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { showErrors } from "@/components/ui/show-errors";
import { useSubmission } from "@/components/ui/use-submission";
import { mailSignInLink } from "@/lib/client/sign-in-links";
import { EMAIL_LENGTH_LIMIT } from "@/lib/contract/limits";
import { type Forgotten, forgottenSchema } from "@/lib/contract/sign-in-links";

/** Asks for a mail with a link to choose a new password. */
export function MailLinkForm() {
  const form = useForm<Forgotten>({ resolver: zodResolver(forgottenSchema), defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;
  const { failure, setFailure, once } = useSubmission();
  const [answer, setAnswer] = useState<string>();
  const send = form.handleSubmit(async (forgotten) => {
    try {
      setAnswer(await mailSignInLink(forgotten));
    } catch (error) {
      setFailure(showErrors(form, error as Error, ["email"]));
    }
  });
  return (
    <form noValidate method="post" onSubmit={once(send)} className="grid gap-3 pt-1 pb-3">
      {failure && <Alert>{failure}</Alert>}
      <Field label="Your email address" error={errors.email?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register("email")}
            readOnly={isSubmitting}
            type="email"
            autoComplete="username"
            maxLength={EMAIL_LENGTH_LIMIT}
          />
        )}
      </Field>
      <button type="submit" aria-disabled={isSubmitting} className={buttonClass("quiet")}>
        {isSubmitting ? "Sending..." : "Mail me a sign-in link"}
      </button>
      <p role="status" className="text-muted empty:hidden">
        {answer}
      </p>
    </form>
  );
}
