"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { showErrors } from "@/components/ui/show-errors";
import { useSubmission } from "@/components/ui/use-submission";
import { startTwoStep } from "@/lib/client/account-security";
import { type TwoStepSetup, type TwoStepStart, twoStepStartSchema } from "@/lib/contract/account";
import { FormEnd } from "../forms/form-dialog";
import { QrCode } from "./qr-code";

interface TwoStepSetupFormProps {
  setup: TwoStepSetup;
  /** Receives the recovery codes. */
  onDone: (recoveryCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** Gives the authenticator app its secret, and asks for the first code. */
export function TwoStepSetupForm({ setup, onDone, onCancel }: TwoStepSetupFormProps) {
  const form = useForm<TwoStepStart>({
    resolver: zodResolver(twoStepStartSchema),
    defaultValues: { setup: setup.setup, code: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const { failure, setFailure, once } = useSubmission();
  const submit = form.handleSubmit(async (start) => {
    try {
      await onDone(await startTwoStep(start));
    } catch (error) {
      setFailure(showErrors(form, error as Error, ["code"]));
    }
  });
  return (
    <form noValidate onSubmit={once(submit)} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-muted">
        Scan this with your authenticator app. If it is on this device,{" "}
        <a href={setup.address} className="font-semibold text-accent underline underline-offset-4">
          open it in the app
        </a>
        .
      </p>
      <QrCode text={setup.address} label="The secret for your authenticator app" />
      <p className="text-muted text-sm">
        Or type this secret into it:{" "}
        <code className="font-mono text-ink [overflow-wrap:anywhere]">
          {setup.secret.replaceAll(/.{4}(?=.)/g, "$& ")}
        </code>
      </p>
      <Field label="Code" hint="The six digits that the app shows now." error={errors.code?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register("code")}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={10}
            required
            className={`${control.className} font-mono tracking-widest`}
          />
        )}
      </Field>
      <FormEnd failure={failure} onCancel={onCancel} save="Turn on" isSaving={isSubmitting} />
    </form>
  );
}
