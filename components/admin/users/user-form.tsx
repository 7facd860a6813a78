"use client";

import clsx from "clsx";
import { useId } from "react";
import { type UseFormRegisterReturn, useWatch } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NewPasswordField } from "@/components/ui/new-password-field";
import { needs, PERMISSION_NAMES, PERMISSION_PRESETS, taskOf } from "@/lib/content/permissions";
import { EMAIL_LENGTH_LIMIT } from "@/lib/contract/limits";
import type { SignInLink } from "@/lib/contract/sign-in-links";
import { cannotGrantReason } from "@/lib/contract/user-rules";
import { type Permission, permissionSchema, type User } from "@/lib/contract/users";
import { DraftNotice } from "../forms/draft-notice";
import { FormEnd } from "../forms/form-dialog";
import { useAdmin } from "../shell/admin-provider";
import { useUserForm } from "./use-user-form";

interface UserFormProps {
  /** The user as currently listed; undefined when adding a user. */
  user?: User;
  /** Whether the signed-in admin may save the form. */
  canManage: boolean;
  /** The ids of all admins who can manage users. */
  managers: string[];
  refresh: () => Promise<void>;
  onClose: () => void;
  /** Receives the link of an admin who was invited. */
  onInvited?: (link: SignInLink) => void;
}

/** The form that adds or edits a user (docs/product.md#users). */
export function UserForm({ user, canManage, managers, refresh, onClose, onInvited }: UserFormProps) {
  const { form, hasLinks, isInvitation, submit, failure, restored, loadNewer, discard, cancel } = useUserForm(
    { user, refresh, onClose, onInvited },
  );
  const { errors, isSubmitting } = form.formState;
  const [version, password = "", role = "user", permissions = [], access = "link"] = useWatch({
    control: form.control,
    name: ["version", "password", "role", "permissions", "access"],
  });
  const invites = isInvitation({ role, access });
  // A password that was typed before the role was chosen is meant.
  const keepPassword = () => form.getValues("password") && form.setValue("access", "password");
  const isOutdated = user !== undefined && user.version !== version;
  const change = { by: useAdmin()._id, to: user?._id ?? "", managers };
  const roleLockedReason = user && cannotGrantReason({ role: "user", permissions }, change);
  const managerLockedReason =
    user && cannotGrantReason({ role, permissions: without("manage_users", permissions) }, change);
  const text = { readOnly: isSubmitting, required: true, autoComplete: "off" };

  return (
    <form
      noValidate
      method="post"
      onSubmit={(event) => (canManage ? submit(event) : event.preventDefault())}
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
      <Field label="Email" error={errors.email?.message}>
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
      <Field
        label="Role"
        error={errors.role?.message}
        hint={
          roleLockedReason ?? "Admins sign in here and do what you allow them below. Users can't sign in."
        }
      >
        {(control) => (
          <select {...control} {...form.register("role", { onChange: keepPassword })}>
            <option value="user" disabled={roleLockedReason !== undefined}>
              User
            </option>
            <option value="admin">Admin</option>
          </select>
        )}
      </Field>
      {!user && hasLinks && role === "admin" && <AccessChoice register={() => form.register("access")} />}
      {!user && !invites && (
        <NewPasswordField
          label="Password"
          error={errors.password?.message}
          register={() => form.register("password")}
          typed={password}
          readOnly={isSubmitting}
        />
      )}
      <PermissionBoxes
        register={() => form.register("permissions")}
        onPreset={(preset) =>
          form.setValue("permissions", preset, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
        }
        locked={permissions.includes("manage_users") ? managerLockedReason : undefined}
        error={errors.permissions?.message}
      />
      {!canManage && <Alert>{needs("manage_users")}</Alert>}
      <FormEnd
        failure={failure}
        outdated={isOutdated ? "this user" : undefined}
        onLoadNewer={loadNewer}
        onCancel={cancel}
        save={labelOf(user, invites)}
        isSaving={isSubmitting}
        disabled={!canManage}
      />
    </form>
  );
}

const labelOf = (user: User | undefined, invites: boolean) => {
  if (user) return "Save";
  return invites ? "Invite" : "Add User";
};

/** How a new admin gets in. */
function AccessChoice({ register }: { register: () => UseFormRegisterReturn }) {
  const choices = [
    { value: "link", label: "Invite by link", hint: "They choose their own password." },
    { value: "password", label: "Set a password", hint: "You have to tell them." },
  ];
  return (
    <fieldset className="grid gap-x-4 sm:grid-cols-2">
      <legend className="font-semibold text-sm">First sign-in</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="flex min-h-11 items-center gap-3 py-1">
          <input type="radio" {...register()} value={value} className="size-5 shrink-0 accent-accent" />
          <span>
            {label}
            <span className="block text-muted text-sm">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const without = (removed: Permission, permissions: Permission[]) =>
  permissions.filter((permission) => permission !== removed);

interface PermissionBoxesProps {
  register: () => UseFormRegisterReturn;
  /** Ticks these, and no others. */
  onPreset: (permissions: Permission[]) => void;
  /** Why "Manage users" can't be unchecked; undefined when it can. */
  locked: string | undefined;
  error: string | undefined;
}

function PermissionBoxes({ register, onPreset, locked, error }: PermissionBoxesProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold text-sm">Permissions</legend>
      <p className="text-muted text-sm">What this person may do as an admin.</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {permissionSchema.options.map((permission) => {
          const isLocked = permission === "manage_users" && locked !== undefined;
          return (
            <div key={permission} className="pb-2">
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  {...register()}
                  value={permission}
                  aria-disabled={isLocked}
                  aria-describedby={clsx(isLocked && LOCKED_REASON_ID, `${id}-${permission}`)}
                  onClick={(event) => isLocked && event.preventDefault()}
                  className="size-5 shrink-0 accent-accent aria-disabled:opacity-60"
                />
                {PERMISSION_NAMES[permission]}
              </label>
              <p id={`${id}-${permission}`} className="-mt-2 pl-8 text-muted text-sm first-letter:uppercase">
                {taskOf(permission) ?? "nothing yet: what it names can’t be changed on the site"}
              </p>
            </div>
          );
        })}
      </div>
      <p className="flex flex-wrap items-center gap-2 py-1 text-sm">
        Or choose a set:
        {PERMISSION_PRESETS.map(({ name, permissions }) => (
          <button
            key={name}
            type="button"
            onClick={() =>
              onPreset(locked ? [...new Set<Permission>(["manage_users", ...permissions])] : permissions)
            }
            className={`${buttonClass("quiet")} px-4 text-sm`}
          >
            {name}
          </button>
        ))}
      </p>
      {locked && (
        <p id={LOCKED_REASON_ID} className="text-muted text-sm">
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

const LOCKED_REASON_ID = "manage-users-locked";
