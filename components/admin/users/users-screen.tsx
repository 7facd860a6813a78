"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { needs } from "@/lib/content/permissions";
import { canManageUsers } from "@/lib/contract/user-rules";
import type { User } from "@/lib/contract/users";
import { FilterBar } from "../lists/filter-bar";
import { LoadFailure } from "../lists/load-failure";
import { useFocusOnReturn } from "../lists/use-focus-on-return";
import { type Loaded, useLoaded } from "../lists/use-loaded";
import { useAdmin } from "../shell/admin-provider";
import { ScreenHeading } from "../shell/screen-heading";
import { changeFilter, NEW_USER, NO_FILTER, openForm, type UserFilter, useUsersAddress } from "./address";
import { filterUsers } from "./filter-users";
import { LinkDialog } from "./link-dialog";
import { usersQuery } from "./queries";
import { ADD_ID, useDeleteUser } from "./use-delete-user";
import { UserDialog } from "./user-dialog";
import { rowId, UserRows, UserRowsSkeleton } from "./user-rows";

/** With fewer users than this, the search is hidden. */
const MIN_USERS_FOR_SEARCH = 8;
const ROLES = { all: "Everyone", admin: "Admins", user: "Users" };
const NOTE_ID = "users-note";

/** Lists the users and their permissions, with the forms to add and edit them. */
export function UsersScreen() {
  const { filter, form } = useUsersAddress();
  const list = useLoaded(usersQuery);
  const { data: users, failure, refresh } = list;
  const admin = useAdmin();
  // The list may be newer than the signed-in admin's data: permissions change.
  const canManage = canManageUsers(users?.find(({ _id }) => _id === admin._id) ?? admin);
  const shown = users && filterUsers(users, filter);
  const [linkFor, setLinkFor] = useState<User>();
  useFocusOnReturn(form, { rowId, fallback: ADD_ID });

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
          aria-disabled={!canManage}
          aria-describedby={canManage ? undefined : NOTE_ID}
          onClick={() => canManage && openForm(NEW_USER)}
          className={`${buttonClass("primary")} aria-disabled:cursor-not-allowed! max-sm:w-full`}
        >
          <UserPlus aria-hidden="true" className="size-5" />
          Add User
        </button>
      </ScreenHeading>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {!canManage && (
          <p id={NOTE_ID} className="rounded-field bg-sunken px-4 py-3 text-sm">
            {needs("manage_users")}
          </p>
        )}
        {failure && <LoadFailure reason={failure} onRetry={refresh} />}
        <UserList list={list} shown={shown} filter={filter} canManage={canManage} onLink={setLinkFor} />
      </div>
      {linkFor && <LinkDialog user={linkFor} refresh={refresh} onClose={() => setLinkFor(undefined)} />}
      {form && <UserDialog form={form} users={users} canManage={canManage} refresh={refresh} />}
    </>
  );
}

interface UserListProps {
  list: Loaded<User[]>;
  /** The users that match the filter. */
  shown: User[] | undefined;
  filter: UserFilter;
  canManage: boolean;
  /** Opens the dialog that makes a link for an admin. */
  onLink: (user: User) => void;
}

/** The rows, with a search above a long list. */
function UserList({ list, shown, filter, canManage, onLink }: UserListProps) {
  const { data: users = [], failure, loading, refresh } = list;
  const { remove, deleting } = useDeleteUser(shown ?? [], refresh);
  const isFiltered = filter.q !== "" || filter.role !== "all";
  return (
    <>
      {shown && (users.length >= MIN_USERS_FOR_SEARCH || isFiltered) && (
        <FilterBar
          label="Search users"
          placeholder="Name, email, role"
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
            allUsers={users}
            deleting={deleting[0]?._id}
            disabledReasonId={canManage ? undefined : NOTE_ID}
            onDelete={remove}
            onLink={onLink}
          />
        )}
        {shown?.length === 0 && <Empty isFiltered={isFiltered} />}
      </div>
    </>
  );
}

function Empty({ isFiltered }: { isFiltered: boolean }) {
  if (!isFiltered) return <p className="py-6 text-lg">No users found. Click "Add User" to create one.</p>;
  return (
    <div className="grid justify-items-start gap-3 py-6">
      <p className="font-display text-xl">No users match.</p>
      <button type="button" onClick={() => changeFilter(NO_FILTER)} className={buttonClass("quiet")}>
        Show all users
      </button>
    </div>
  );
}

function countOf(count: number, { q, role }: UserFilter): string {
  const noun = role === "admin" ? "admin" : "user";
  return `${count} ${noun}${count === 1 ? "" : "s"}${q && ` matching “${q}”`}`;
}
