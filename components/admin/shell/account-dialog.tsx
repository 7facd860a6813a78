"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { X } from "lucide-react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { OpenDialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { NewPasswordField } from "@/components/ui/new-password-field";
import { notify } from "@/components/ui/toaster";
import { signOutEverywhere, submitPasswordChange } from "@/lib/client/account";
import { ApiError } from "@/lib/client/http";
import { type PasswordChange, passwordChangeSchema } from "@/lib/contract/auth";
import { useAdmin } from "./admin-provider";

const EMPTY: PasswordChange = { currentPassword: "", newPassword: "" };

/**
 * The signed-in admin's own account: who they are, their password, and their other devices. It is there only
 * while it is open: passwords are kept nowhere.
 */
export function AccountDialog({ onClose }: { onClose: () => void }) {
  const admin = useAdmin();
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = form.formState;
  const newPassword = useWatch({ control: form.control, name: "newPassword" });
  const [failure, setFailure] = useState<string>();

  const submit = form.handleSubmit(async (change) => {
    setFailure(undefined);
    try {
      await submitPasswordChange(change);
      onClose();
      notify("success", "Your password is changed. Other devices are signed out.");
    } catch (error) {
      const wrong = error instanceof ApiError ? error.errors : [];
      for (const { field, message } of wrong) {
        if (field in EMPTY) form.setError(field as keyof PasswordChange, { message }, { shouldFocus: true });
      }
      if (wrong.length === 0) setFailure((error as Error).message);
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
        <form
          noValidate
          onSubmit={(event) => (isSubmitting ? event.preventDefault() : submit(event))}
          className="grid gap-4"
        >
          <h3 className="font-sans font-semibold text-lg">Change password</h3>
          {failure && <Alert>{failure}</Alert>}
          {/* For password managers: whose password this is. */}
          <input type="email" autoComplete="username" value={admin.email} readOnly hidden />
          <Field label="Current password" error={errors.currentPassword?.message}>
            {(control) => (
              <input
                {...control}
                {...form.register("currentPassword")}
                type="password"
                autoComplete="current-password"
                required
              />
            )}
          </Field>
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
        <EverywhereSection />
      </div>
    </OpenDialog>
  );
}

/** For a lost phone, or a computer that somebody else has now. */
function EverywhereSection() {
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    if (busy || !window.confirm("Sign out on all devices, this one too?")) return;
    setBusy(true);
    try {
      await signOutEverywhere();
    } catch (error) {
      setBusy(false);
      notify("error", (error as Error).message);
    }
  };
  return (
    <section className="grid justify-items-start gap-3 border-line border-t pt-6">
      <h3 className="font-sans font-semibold text-lg">Devices</h3>
      <p className="text-muted">
        A phone is lost, or somebody else may know this sign-in? End it everywhere, here too.
      </p>
      <button type="button" onClick={leave} aria-disabled={busy} className={buttonClass("danger")}>
        Sign out everywhere
      </button>
    </section>
  );
}
