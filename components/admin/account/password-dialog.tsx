"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { PasswordField } from "@/components/ui/password-field";
import { showErrors } from "@/components/ui/show-errors";
import { useSubmission } from "@/components/ui/use-submission";
import { type Confirmation, confirmationSchema } from "@/lib/contract/auth";
import { FormDialog, FormEnd } from "../forms/form-dialog";
import { useAdmin } from "../shell/admin-provider";

interface PasswordDialogProps {
  title: string;
  /** The label of the button. */
  action: string;
  /** Does what the dialog is for. Errors are shown in the dialog. */
  onConfirmed: (confirmation: Confirmation) => Promise<void>;
  onClose: () => void;
  /** What is going to happen. */
  children: ReactNode;
}

/** Asks for the password before a change that nobody who finds an unlocked phone must be able to make. */
export function PasswordDialog({ title, action, onConfirmed, onClose, children }: PasswordDialogProps) {
  const { email } = useAdmin();
  const form = useForm<Confirmation>({
    resolver: zodResolver(confirmationSchema),
    defaultValues: { currentPassword: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const { failure, setFailure, once } = useSubmission();
  const submit = form.handleSubmit(async (confirmation) => {
    try {
      await onConfirmed(confirmation);
    } catch (error) {
      setFailure(showErrors(form, error as Error, ["currentPassword"]));
    }
  });
  return (
    <FormDialog title={title} onClose={onClose}>
      <form noValidate onSubmit={once(submit)} className="grid gap-4">
        <div className="grid gap-2 text-muted">{children}</div>
        {/* Tells password managers whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Current password"
          error={errors.currentPassword?.message}
          register={() => form.register("currentPassword")}
        />
        <FormEnd failure={failure} onCancel={onClose} save={action} isSaving={isSubmitting} />
      </form>
    </FormDialog>
  );
}
