"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod";
import { showErrors } from "@/components/ui/show-errors";
import { notify } from "@/components/ui/toaster";
import { useSubmission } from "@/components/ui/use-submission";
import { ApiError } from "@/lib/client/http";
import { addUser, saveUser } from "@/lib/client/users";
import { type NewUser, newUserSchema, type User, type UserEdit, userEditSchema } from "@/lib/contract/users";
import { useDraft } from "../forms/use-draft";
import { useAdmin, useReloadAdmin } from "../shell/admin-provider";

/** The form's values. A new user has a password; an edit has the version it is based on. */
type UserInput = Omit<z.input<typeof newUserSchema>, "password"> & {
  password?: string;
  version?: number | undefined;
};

const FIELDS = ["firstName", "lastName", "email", "password", "role", "permissions"] as const;

/** The form's initial values. */
function valuesOf(user: User | undefined): UserInput {
  if (!user) return { firstName: "", lastName: "", email: "", password: "", role: "user", permissions: [] };
  const { firstName, lastName, email, role, permissions, version } = user;
  return { firstName, lastName, email, role, permissions, version };
}

interface UserFormOptions {
  /** The user as currently listed; undefined when adding a user. */
  user: User | undefined;
  /** Fetches the list again. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The state of a user's form: its draft, its submission and the errors. */
export function useUserForm({ user, refresh, onClose }: UserFormOptions) {
  // The server validates with the same schemas.
  const schema: z.ZodType<NewUser | UserEdit, UserInput> = user ? userEditSchema : newUserSchema;
  const form = useForm<UserInput, unknown, NewUser | UserEdit>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(user),
  });
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
    try {
      await (user ? saveUser(user._id, checked) : addUser(checked as NewUser));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return fail(error);
    }
    draft.clear();
    notify("success", user ? "User updated successfully" : "User added successfully");
    onClose();
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
    submit: once(save),
    failure,
    restored: draft.restored,
    /** Loads the stored version and reapplies the changes made here. */
    loadNewer: resetWith(draft.rebase),
    discard: resetWith(draft.discard),
    cancel,
  };
}
