"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { X } from "lucide-react";
import { useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { OpenDialog } from "@/components/ui/dialog";
import { NewPasswordField } from "@/components/ui/new-password-field";
import { PasswordField } from "@/components/ui/password-field";
import { showErrors } from "@/components/ui/show-errors";
import { notify } from "@/components/ui/toaster";
import { useSubmission } from "@/components/ui/use-submission";
import { submitPasswordChange } from "@/lib/client/account";
import { type PasswordChange, passwordChangeSchema } from "@/lib/contract/auth";
import { useAdmin } from "./admin-provider";
import { useFeature } from "./features";
import { SignOutEverywhere } from "./sign-out-everywhere";

const EMPTY: PasswordChange = { currentPassword: "", newPassword: "" };
const FIELDS = ["currentPassword", "newPassword"] as const;

/**
 * The signed-in admin's account: name, password and other devices. Render it only while it is open, so that typed
 * passwords are discarded when it closes.
 */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const admin = useAdmin();
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const newPassword = useWatch({ control: form.control, name: "newPassword" });
  const { failure, setFailure, once } = useSubmission();

  const save = form.handleSubmit(async (change) => {
    try {
      await submitPasswordChange(change);
      onClose();
      notify("success", "Password changed. Your other devices have been signed out.");
    } catch (error) {
      setFailure(showErrors(form, error as Error, FIELDS));
    }
  });

  return (
    <OpenDialog label="Account" onClose={onClose}>
      <div className="grid gap-6 p-5 sm:p-7">
        <div className="flex items-start gap-4">
          <div className="mr-auto min-w-0">
            <h2 className="truncate text-2xl">{admin.name || "Administrator"}</h2>
            <p className="truncate text-muted">{admin.email}</p>
          </div>
          <button type="button" onClick={onClose} className={buttonClass("bare", "icon")}>
            <X aria-hidden="true" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <form noValidate onSubmit={once(save)} className="grid gap-4">
          <h3 className="font-sans font-semibold text-lg">Change password</h3>
          {failure && <Alert>{failure}</Alert>}
          {/* Tells password managers whose password this is. */}
          <input type="email" autoComplete="username" value={admin.email} readOnly hidden />
          <PasswordField
            label="Current password"
            error={errors.currentPassword?.message}
            register={() => form.register("currentPassword")}
          />
          <NewPasswordField
            label="New password"
            error={errors.newPassword?.message}
            register={() => form.register("newPassword")}
            typed={newPassword}
            readOnly={isSubmitting}
          />
          <button
            type="submit"
            aria-disabled={isSubmitting}
            className={`${buttonClass("primary")} justify-self-start`}
          >
            {isSubmitting ? "Saving..." : "Change password"}
          </button>
        </form>
        {useFeature("sessions") && (
          <section className="grid justify-items-start gap-3 border-line border-t pt-6">
            <h3 className="font-sans font-semibold text-lg">Devices</h3>
            <p className="text-muted">
              Lost a phone, or worried that someone else has access? Sign out on every device, including this
              one.
            </p>
            <SignOutEverywhere />
          </section>
        )}
      </div>
    </OpenDialog>
  );
}
