"use client";

import { UserPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { fetchUsers, removeUser } from "@/lib/client/users";
import { canManageUsers, NEEDS_MANAGE_USERS } from "@/lib/contract/user-rules";
import type { User } from "@/lib/contract/users";
import { FilterBar } from "../lists/filter-bar";
import { LoadFailure } from "../lists/load-failure";
import { useFetched } from "../lists/use-fetched";
import { useAdmin } from "../shell/admin-provider";
import { ScreenHeading } from "../shell/screen-heading";
import { filterUsers } from "./filter-users";
import { changeFilter, NEW_USER, openForm, type UserFilter, useUsersAddress } from "./use-address";
import { UserDialog } from "./user-dialog";
import { rowId, UserRows, UserRowsSkeleton } from "./user-rows";

/** From this number on the list is searched rather than read. */
const MANY = 8;
const NO_FILTER: UserFilter = { q: "", role: "all" };
const ROLES = { all: "Everyone", admin: "Admins", user: "Users" };
const NOTE_ID = "users-note";
const ADD_ID = "add-user";

/** Everybody with an account: who they are, what they may do, and the forms to change that. */
export function UsersScreen() {
  const { filter, form } = useUsersAddress();
  const { data: users, loading, failure, refresh, change } = useFetched(fetchUsers);
  const admin = useAdmin();
  // The list may know more than the sign-in did: rights change.
  const mayChange = canManageUsers(users?.find(({ _id }) => _id === admin._id) ?? admin);
  const shown = users && filterUsers(users, filter);
  const isFiltered = filter.q !== "" || filter.role !== "all";
  const [deleting, setDeleting] = useState<string>();
  const focusOn = useFocusAfterwards(form);

  const deleteAfterQuestion = async ({ _id, firstName, lastName, email }: User) => {
    const question = `Delete ${firstName} ${lastName} (${email})? It can't be undone.`;
    if (deleting || !window.confirm(question)) return;
    setDeleting(_id);
    try {
      await removeUser(_id);
      const index = shown?.findIndex((user) => user._id === _id) ?? -1;
      const next = shown?.[index + 1] ?? shown?.[index - 1];
      focusOn(next ? rowId(next._id) : ADD_ID);
      change((listed) => listed.filter((user) => user._id !== _id));
      notify("success", "User deleted successfully");
    } catch (error) {
      notify("error", (error as Error).message);
      // What the server refuses, this list did not know.
      await refresh();
    } finally {
      setDeleting(undefined);
    }
  };

  return (
    <>
      <ScreenHeading title="Users">
        <p role="status" className="text-muted text-sm">
          {shown && !failure && countOf(shown.length, filter)}
        </p>
        <button
          id={ADD_ID}
          type="button"
          aria-haspopup="dialog"
          aria-disabled={!mayChange}
          aria-describedby={mayChange ? undefined : NOTE_ID}
          onClick={() => mayChange && openForm(NEW_USER)}
          className={`${buttonClass("primary")} aria-disabled:cursor-not-allowed! max-sm:w-full`}
        >
          <UserPlus aria-hidden="true" className="size-5" />
          Add User
        </button>
      </ScreenHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {!mayChange && (
          <p id={NOTE_ID} className="rounded-field bg-sunken px-4 py-3 text-sm">
            {NEEDS_MANAGE_USERS}
          </p>
        )}
        {failure && <LoadFailure reason={failure} onRetry={refresh} />}
        {users && (users.length >= MANY || isFiltered) && (
          <FilterBar
            label="Search users"
            placeholder="Name, e-mail, role"
            q={filter.q}
            choice={filter.role}
            choices={ROLES}
            onChange={(q, role) => changeFilter({ q, role })}
          />
        )}
        <div aria-busy={loading}>
          {!shown && !failure && <UserRowsSkeleton />}
          {shown && shown.length > 0 && (
            <UserRows
              users={shown}
              everybody={users}
              deleting={deleting}
              offBecause={mayChange ? undefined : NOTE_ID}
              onDelete={deleteAfterQuestion}
            />
          )}
          {shown?.length === 0 && <Empty isFiltered={isFiltered} />}
        </div>
      </div>
      {form && <UserDialog form={form} users={users} mayChange={mayChange} refresh={refresh} />}
    </>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <p className="py-6 text-lg">No users found. Click "Add User" to create one.</p>;
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <p className="font-display text-xl">Nobody matches.</p>
      <button type="button" onClick={() => changeFilter(NO_FILTER)} className={buttonClass("quiet")}>
        Show all users
      </button>
    </div>
  );
}

function countOf(count: number, { q, role }: UserFilter): string {
  const noun = role === "admin" ? "admin" : "user";
  return `${count} ${noun}${count === 1 ? "" : "s"}${q && ` with “${q}”`}`;
}

/**
 * Where the focus goes when what held it is gone: a row that was deleted, or a form that the address alone
 * opened.
 *
 * @returns a function that names the element to focus after the next render.
 */
function useFocusAfterwards(form: string | null): (id: string) => void {
  const wanted = useRef<string>(undefined);
  const last = useRef(form);
  useEffect(() => {
    if (last.current && !form && document.activeElement === document.body) {
      wanted.current = rowId(last.current);
    }
    last.current = form;
    if (!wanted.current) return;
    (document.getElementById(wanted.current) ?? document.getElementById(ADD_ID))?.focus();
    wanted.current = undefined;
  });
  return (id) => {
    wanted.current = id;
  };
}
