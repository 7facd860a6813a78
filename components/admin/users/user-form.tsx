"use client";

import { type UseFormRegisterReturn, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Field } from "@/components/ui/field";
import { NewPasswordField } from "@/components/ui/new-password-field";
import { PERMISSION_NAMES } from "@/lib/content/permissions";
import { EMAIL_LENGTH_LIMIT } from "@/lib/contract/limits";
import { cannotGrantReason, NEEDS_MANAGE_USERS } from "@/lib/contract/user-rules";
import { type Permission, permissionSchema, type User } from "@/lib/contract/users";
import { DraftNotice } from "../forms/draft-notice";
import { FormEnd } from "../forms/form-dialog";
import { useAdmin } from "../shell/admin-provider";
import { useUserForm } from "./use-user-form";

interface UserFormProps {
  /** The user as the list has them now; without one it is the form of a new user. */
  user?: User;
  /** Whether the signed-in admin may save it. */
  mayChange: boolean;
  /** The ids of all admins who can manage users. */
  managers: string[];
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The form of a new user, or of one who is there (SPEC section 5). */
export function UserForm({ user, mayChange, managers, refresh, onClose }: UserFormProps) {
  const { form, submit, failure, restored, loadNewer, discard, cancel } = useUserForm({
    user,
    refresh,
    onClose,
  });
  const { errors, isSubmitting } = form.formState;
  const [version, password = "", role = "user", permissions = []] = useWatch({
    control: form.control,
    name: ["version", "password", "role", "permissions"],
  });
  const isOutdated = user !== undefined && user.version !== version;
  const change = { by: useAdmin()._id, to: user?._id ?? "", managers };
  const whyAdmin = user && cannotGrantReason({ role: "user", permissions }, change);
  const whyManager =
    user && cannotGrantReason({ role, permissions: without("manage_users", permissions) }, change);
  const text = { readOnly: isSubmitting, required: true, autoComplete: "off" };
  const isOff = isSubmitting || !mayChange;

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => (isOff ? event.preventDefault() : submit(event))}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {restored && <DraftNotice onDiscard={discard} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={errors.firstName?.message}>
          {(control) => <input {...control} {...form.register("firstName")} {...text} maxLength={80} />}
        </Field>
        <Field label="Last name" error={errors.lastName?.message}>
          {(control) => <input {...control} {...form.register("lastName")} {...text} maxLength={80} />}
        </Field>
      </div>
      <Field label="E-mail" error={errors.email?.message}>
        {(control) => (
          <input
            {...control}
            {...form.register("email")}
            {...text}
            type="email"
            maxLength={EMAIL_LENGTH_LIMIT}
          />
        )}
      </Field>
      {!user && (
        <NewPasswordField
          label="Password"
          error={errors.password?.message}
          register={() => form.register("password")}
          typed={password}
          readOnly={isSubmitting}
        />
      )}
      <Field
        label="Role"
        error={errors.role?.message}
        hint={whyAdmin ?? "Admins sign in here and see every section. Users can't sign in."}
      >
        {(control) => (
          <select {...control} {...form.register("role")}>
            <option value="user" disabled={whyAdmin !== undefined}>
              User
            </option>
            <option value="admin">Admin</option>
          </select>
        )}
      </Field>
      <PermissionBoxes
        register={() => form.register("permissions")}
        locked={permissions.includes("manage_users") ? whyManager : undefined}
        error={errors.permissions?.message}
      />
      {!mayChange && <Alert>{NEEDS_MANAGE_USERS}</Alert>}
      <FormEnd
        failure={failure}
        outdated={isOutdated ? "this user" : undefined}
        onLoadNewer={loadNewer}
        onCancel={cancel}
        save={user ? "Save" : "Add User"}
        isSaving={isSubmitting}
        disabled={!mayChange}
      />
    </form>
  );
}

const without = (left: Permission, permissions: Permission[]) => permissions.filter((one) => one !== left);

interface PermissionBoxesProps {
  register: () => UseFormRegisterReturn;
  /** Why "Manage users" can't be taken away, or undefined when it can. */
  locked: string | undefined;
  error: string | undefined;
}

function PermissionBoxes({ register, locked, error }: PermissionBoxesProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold text-sm">Permissions</legend>
      <p className="text-muted text-sm">
        “Manage users” is enforced: only admins who have it can add, change or delete users. The others are
        labels for you to read.
      </p>
      <div className="grid sm:grid-cols-2">
        {permissionSchema.options.map((permission) => {
          const isLocked = permission === "manage_users" && locked !== undefined;
          return (
            <label key={permission} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                {...register()}
                value={permission}
                aria-disabled={isLocked}
                aria-describedby={isLocked ? LOCKED_ID : undefined}
                onClick={(event) => isLocked && event.preventDefault()}
                className="size-5 shrink-0 accent-accent aria-disabled:opacity-60"
              />
              {PERMISSION_NAMES[permission]}
              {permission === "manage_users" && <Badge strong>Enforced</Badge>}
            </label>
          );
        })}
      </div>
      {locked && (
        <p id={LOCKED_ID} className="text-muted text-sm">
          {locked}
        </p>
      )}
      {error && (
        <p role="alert" className="text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const LOCKED_ID = "why-manage-users-stays";
