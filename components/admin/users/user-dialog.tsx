"use client";

import { Alert } from "@/components/ui/alert";
import { canManageUsers } from "@/lib/contract/user-rules";
import type { User } from "@/lib/contract/users";
import { FormDialog } from "../forms/form-dialog";
import { useHeld } from "../lists/use-held";
import { closeForm, NEW_USER } from "./use-address";
import { UserForm } from "./user-form";

interface UserDialogProps {
  /** Whose form it is: a user's id, or {@link NEW_USER}. */
  form: string;
  users: User[] | undefined;
  mayChange: boolean;
  refresh: () => Promise<void>;
}

/** The form that the address bar names, over the list. */
export function UserDialog({ form, users, mayChange, refresh }: UserDialogProps) {
  const close = () => closeForm(form);
  if (form === NEW_USER) {
    return (
      <FormDialog title="Add User" onClose={close}>
        <UserForm mayChange={mayChange} managers={[]} refresh={refresh} onClose={close} />
      </FormDialog>
    );
  }
  // Without the list nobody can be edited; the screen says what became of it.
  return users && <EditDialog key={form} id={form} onClose={close} {...{ users, mayChange, refresh }} />;
}

interface EditDialogProps extends Omit<UserDialogProps, "form"> {
  id: string;
  users: User[];
  onClose: () => void;
}

function EditDialog({ id, users, mayChange, refresh, onClose }: EditDialogProps) {
  const { held: user, isListed } = useHeld(id, users);
  const managers = users.filter(canManageUsers).map(({ _id }) => _id);
  return (
    <FormDialog title={user ? `Edit ${user.firstName} ${user.lastName}` : "Edit User"} onClose={onClose}>
      {!isListed && <Alert>This user is no longer there.</Alert>}
      {user && <UserForm {...{ user, mayChange, managers, refresh, onClose }} />}
    </FormDialog>
  );
}
