"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import type { SignInLink } from "@/lib/contract/sign-in-links";
import { canManageUsers } from "@/lib/contract/user-rules";
import type { User } from "@/lib/contract/users";
import { FormDialog } from "../forms/form-dialog";
import { useLastKnown } from "../lists/use-last-known";
import { closeForm, NEW_USER } from "./address";
import { NewLink } from "./new-link";
import { UserForm } from "./user-form";

interface UserDialogProps {
  /** A user's id, or {@link NEW_USER}. */
  form: string;
  users: User[] | undefined;
  canManage: boolean;
  refresh: () => Promise<void>;
}

/** The dialog with the form that the URL points at. */
export function UserDialog({ form, users, canManage, refresh }: UserDialogProps) {
  const close = () => closeForm(form);
  if (form === NEW_USER) return <AddDialog key={form} onClose={close} {...{ canManage, refresh }} />;
  // Editing needs the list. The screen shows why it is missing.
  return users && <EditDialog key={form} id={form} onClose={close} {...{ users, canManage, refresh }} />;
}

/** The form, and after an invitation the link. */
function AddDialog({ canManage, refresh, onClose }: Omit<EditDialogProps, "id" | "users">) {
  const [link, setLink] = useState<SignInLink>();
  return (
    <FormDialog title={link ? "Invitation" : "Add User"} onClose={onClose}>
      {link ? (
        <NewLink link={link} onDone={onClose} />
      ) : (
        <UserForm managers={[]} onInvited={setLink} {...{ canManage, refresh, onClose }} />
      )}
    </FormDialog>
  );
}

interface EditDialogProps extends Omit<UserDialogProps, "form"> {
  id: string;
  users: User[];
  onClose: () => void;
}

function EditDialog({ id, users, canManage, refresh, onClose }: EditDialogProps) {
  const listed = users.find(({ _id }) => _id === id);
  const user = useLastKnown(listed);
  const managers = users.filter(canManageUsers).map(({ _id }) => _id);
  return (
    <FormDialog title={user ? `Edit ${user.firstName} ${user.lastName}` : "Edit User"} onClose={onClose}>
      {!listed && <Alert>This user no longer exists.</Alert>}
      {user && <UserForm {...{ user, canManage, managers, refresh, onClose }} />}
    </FormDialog>
  );
}
