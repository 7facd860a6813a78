"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type * as z from "zod";
import { notify } from "@/components/ui/toaster";
import { ApiError } from "@/lib/client/http";
import { addUser, saveUser } from "@/lib/client/users";
import { type NewUser, newUserSchema, type User, type UserEdit, userEditSchema } from "@/lib/contract/users";
import { useDraft } from "../forms/use-draft";
import { useAdmin, useReloadAdmin } from "../shell/admin-provider";

/** The form's values: a new user's with a password, an edit's with the version that is edited. */
type UserInput = Omit<z.input<typeof newUserSchema>, "password"> & {
  password?: string;
  version?: number | undefined;
};

const FIELDS = ["firstName", "lastName", "email", "password", "role", "permissions"] as const;

/** What the form begins with. */
function valuesOf(user: User | undefined): UserInput {
  if (!user) return { firstName: "", lastName: "", email: "", password: "", role: "user", permissions: [] };
  const { firstName, lastName, email, role, permissions, version } = user;
  return { firstName, lastName, email, role, permissions, version };
}

interface UserFormOptions {
  /** The user as the list has them now; without one it is the form of a new user. */
  user: User | undefined;
  /** Asks for the list again. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** The state of a user's form: its draft, saving, and what came of it. */
export function useUserForm({ user, refresh, onClose }: UserFormOptions) {
  // The very schemas that the server checks with.
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
  const [failure, setFailure] = useState<string>();
  const saving = useRef(false);
  const me = useAdmin()._id;
  const reloadAdmin = useReloadAdmin();

  useEffect(() => form.setFocus("firstName"), [form]);

  const fail = async ({ message, status, errors }: ApiError) => {
    // Refused by what is stored: the list knows less than the server.
    if (status === 403 || status === 404 || status === 409) await refresh();
    const refused = FIELDS.filter((name) => errors.some(({ field }) => field === name));
    for (const [index, name] of refused.entries()) {
      const text = errors.find(({ field }) => field === name)?.message ?? message;
      form.setError(name, { message: text }, { shouldFocus: index === 0 });
    }
    if (refused.length === 0) setFailure(message);
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

  /** Saves once, however often it is called meanwhile. */
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    saving.current = true;
    setFailure(undefined);
    await save(event).finally(() => {
      saving.current = false;
    });
  };

  // The button that is pressed for it goes away, and would take the focus with it.
  const beginAgain = (begin: (values: UserInput) => void) => () => {
    setFailure(undefined);
    begin(valuesOf(user));
    form.setFocus("firstName");
  };
  const cancel = () => {
    draft.clear();
    onClose();
  };

  return {
    form,
    submit,
    failure,
    restored: draft.restored,
    /** Goes on from what is stored by now, under the changes that were made here. */
    loadNewer: beginAgain(draft.rebase),
    discard: beginAgain(draft.discard),
    cancel,
  };
}
