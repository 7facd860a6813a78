"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { type Resolver, useForm } from "react-hook-form";
import type * as z from "zod";
import { showErrors } from "@/components/ui/show-errors";
import { notify } from "@/components/ui/toaster";
import { useSubmission } from "@/components/ui/use-submission";
import { ApiError } from "@/lib/client/http";
import { inviteUser } from "@/lib/client/sign-in-links";
import { addUser, saveUser } from "@/lib/client/users";
import { type Invitation, invitationSchema, type SignInLink } from "@/lib/contract/sign-in-links";
import { type NewUser, newUserSchema, type User, type UserEdit, userEditSchema } from "@/lib/contract/users";
import { useDraft } from "../forms/use-draft";
import { useAdmin, useReloadAdmin } from "../shell/admin-provider";
import { useFeature } from "../shell/features";

/**
 * The form's values. A new user has a password, or as an admin perhaps an invitation; an edit has the version it is based
 * on.
 */
type UserInput = Omit<z.input<typeof newUserSchema>, "password"> & {
  password?: string;
  access?: "link" | "password";
  version?: number | undefined;
};

type Checked = NewUser | Invitation | UserEdit;

const FIELDS = ["firstName", "lastName", "email", "password", "role", "permissions"] as const;

const NOBODY: UserInput = {
  firstName: "",
  lastName: "",
  email: "",
  password: "",
  role: "user",
  permissions: [],
};

/** The form's initial values. */
function valuesOf(user: User | undefined): UserInput {
  if (!user) return { ...NOBODY, access: "link" };
  const { firstName, lastName, email, role, permissions, version } = user;
  return { firstName, lastName, email, role, permissions, version };
}

interface UserFormOptions {
  /** The user as currently listed; undefined when adding a user. */
  user: User | undefined;
  /** Fetches the list again. */
  refresh: () => Promise<void>;
  onClose: () => void;
  /** Receives the link of an admin who was invited. */
  onInvited?: ((link: SignInLink) => void) | undefined;
}

/** The state of a user's form: its draft, its submission and the errors. */
export function useUserForm({ user, refresh, onClose, onInvited }: UserFormOptions) {
  const hasLinks = useFeature("signInLinks");
  /** Whether the form adds an admin who gets a link instead of a password. */
  const isInvitation = ({ role, access }: Pick<UserInput, "role" | "access">) =>
    !user && hasLinks && role === "admin" && access === "link";
  const resolver: Resolver<UserInput, unknown, Checked> = (values, ...others) => {
    // The server validates with the same schemas.
    const added = isInvitation(values) ? invitationSchema : newUserSchema;
    const schema: z.ZodType<Checked, UserInput> = user ? userEditSchema : added;
    return zodResolver(schema)(values, ...others);
  };
  const form = useForm<UserInput, unknown, Checked>({ resolver, defaultValues: valuesOf(user) });
  const draft = useDraft(form, {
    name: user ? `user:${user._id}` : "user:new",
    exclude: ["password"],
    ...(user && { basis: "version" }),
  });
  const { failure, setFailure, once } = useSubmission();
  const me = useAdmin()._id;
  const reloadAdmin = useReloadAdmin();

  useEffect(() => form.setFocus("firstName"), [form]);

  const fail = async (error: ApiError) => {
    // The server refused because of what it has stored, so this list is out of date.
    if (error.status === 403 || error.status === 404 || error.status === 409) await refresh();
    setFailure(showErrors(form, error, FIELDS));
  };

  const save = form.handleSubmit(async (checked) => {
    let link: SignInLink | undefined;
    try {
      if (user) await saveUser(user._id, checked as UserEdit);
      else if (isInvitation(form.getValues())) link = await inviteUser(checked);
      else await addUser(checked as NewUser);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return fail(error);
    }
    draft.clear();
    notify("success", user ? "User updated successfully" : "User added successfully");
    if (link) onInvited?.(link);
    else onClose();
    if (user?._id === me) reloadAdmin();
    await refresh();
  });

  // Moves the focus, because the pressed button disappears.
  const resetWith = (reset: (values: UserInput) => void) => () => {
    setFailure(undefined);
    reset(valuesOf(user));
    form.setFocus("firstName");
  };
  const cancel = () => {
    draft.clear();
    onClose();
  };

  return {
    form,
    hasLinks,
    isInvitation,
    submit: once(save),
    failure,
    restored: draft.restored,
    /** Loads the stored version and reapplies the changes made here. */
    loadNewer: resetWith(draft.rebase),
    discard: resetWith(draft.discard),
    cancel,
  };
}
