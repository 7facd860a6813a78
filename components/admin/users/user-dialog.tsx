"use client";

import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { OpenDialog } from "@/components/ui/dialog";
import type { User } from "@/lib/contract/users";
import { canManageUsers } from "@/lib/user-rules";
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
      <Frame title="Add User" onClose={close}>
        <UserForm mayChange={mayChange} managers={[]} refresh={refresh} onClose={close} />
      </Frame>
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
  // Kept when somebody else deletes the user meanwhile: what was typed is still there to be read.
  const [user, setUser] = useState<User>();
  const listed = users.find(({ _id }) => _id === id);
  if (listed && listed !== user) setUser(listed);
  const managers = users.filter(canManageUsers).map(({ _id }) => _id);
  return (
    <Frame title={user ? `Edit ${user.firstName} ${user.lastName}` : "Edit User"} onClose={onClose}>
      {!listed && <Alert>This user is no longer there.</Alert>}
      {user && <UserForm {...{ user, mayChange, managers, refresh, onClose }} />}
    </Frame>
  );
}

function Frame({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <OpenDialog label={title} onClose={onClose}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6">
        <div className="flex items-start gap-3">
          <h2 className="mr-auto pt-1.5 text-2xl">{title}</h2>
          <button type="button" onClick={onClose} className={`${buttonClass("bare", "icon")} -mr-2`}>
            <X aria-hidden="true" />
            <span className="sr-only">Close</span>
          </button>
        </div>
        {children}
      </div>
    </OpenDialog>
  );
}
