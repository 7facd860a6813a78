"use client";

import clsx from "clsx";
import { KeyRound, Pencil, Trash2 } from "lucide-react";
import type { HTMLAttributes, ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useMedia } from "@/components/ui/use-media";
import { PERMISSION_NAMES } from "@/lib/content/permissions";
import { canManageUsers, cannotDeleteReason, cannotLinkReason } from "@/lib/contract/user-rules";
import type { User } from "@/lib/contract/users";
import { useAdmin } from "../shell/admin-provider";
import { useFeature } from "../shell/features";
import { openForm } from "./address";

interface UserRowsProps {
  users: User[];
  /** Includes the users that the filter hides: the rules count them too. */
  allUsers: User[];
  /** The id of the user being deleted. */
  deleting: string | undefined;
  /** The id of the element that says why editing is disabled; undefined when it is enabled. */
  disabledReasonId: string | undefined;
  onDelete: (user: User) => void;
  /** Makes a sign-in link for an admin. */
  onLink: (user: User) => void;
}

const CELLS = "*:px-2 *:py-3 *:first:pl-4 *:last:pr-3 md:*:px-4";

/** The users as a table; on a phone, as cards. */
export function UserRows(props: UserRowsProps) {
  const { users, allUsers, deleting, disabledReasonId, onDelete, onLink } = props;
  const hasLinks = useFeature("signInLinks");
  const isNarrow = useMedia("(width < 40rem)", false);
  const me = useAdmin()._id;
  const managers = allUsers.filter(canManageUsers).map(({ _id }) => _id);

  const rows = users.map((user): UserRow => {
    const canHaveLink = hasLinks && cannotLinkReason(user, { by: me, to: user._id }) === undefined;
    const makeLink = () => !disabledReasonId && onLink(user);
    const noDeleteReason = disabledReasonId
      ? undefined
      : cannotDeleteReason({ by: me, to: user._id, managers });
    const noDeleteReasonId = `${rowId(user._id)}-no-delete-reason`;
    return {
      user,
      attributes: {
        id: rowId(user._id),
        tabIndex: -1,
        "aria-busy": user._id === deleting,
        className: clsx("outline-offset-[-3px] transition-opacity", user._id === deleting && "opacity-50"),
      },
      name: (
        <>
          <span dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {nameOf(user)}
          </span>
          {user._id === me && <span className="text-muted"> (you)</span>}
          {canHaveLink && user.isInvited && (
            <span className="mt-0.5 block text-muted text-sm">
              Invited, has not signed in yet.
              <button
                type="button"
                aria-haspopup="dialog"
                aria-disabled={Boolean(disabledReasonId)}
                aria-describedby={disabledReasonId}
                onClick={makeLink}
                className="block min-h-11 font-semibold text-accent underline underline-offset-4 aria-disabled:opacity-60"
              >
                New link<span className="sr-only"> for {nameOf(user)}</span>
              </button>
            </span>
          )}
          {noDeleteReason && (
            <span id={noDeleteReasonId} className="mt-0.5 block text-muted text-xs">
              {noDeleteReason}
            </span>
          )}
        </>
      ),
      actions: (
        <RowActions
          user={user}
          editDisabledReasonId={disabledReasonId}
          deleteDisabledReasonId={disabledReasonId ?? (noDeleteReason && noDeleteReasonId)}
          onDelete={onDelete}
          onLink={canHaveLink && !user.isInvited ? makeLink : undefined}
        />
      ),
    };
  });
  return isNarrow ? <Cards rows={rows} /> : <Table rows={rows} />;
}

/** What the table and the cards share. */
interface UserRow {
  user: User;
  attributes: Pick<HTMLAttributes<HTMLElement>, "id" | "tabIndex" | "aria-busy" | "className">;
  name: ReactNode;
  actions: ReactNode;
}

function Cards({ rows }: { rows: UserRow[] }) {
  return (
    <ul aria-label="Users" className="grid gap-3">
      {rows.map(({ user, attributes, name, actions }) => (
        <li
          key={user._id}
          {...attributes}
          className={`${attributes.className} grid gap-2 rounded-card border border-line bg-raised p-4`}
        >
          <div className="flex items-start gap-3">
            <p className="min-w-0 flex-1">{name}</p>
            <RoleBadge role={user.role} />
          </div>
          <p className="text-muted text-sm [overflow-wrap:anywhere]">{user.email}</p>
          <Permissions user={user} />
          <div className="-mr-2 -mb-2 justify-self-end">{actions}</div>
        </li>
      ))}
    </ul>
  );
}

function Table({ rows }: { rows: UserRow[] }) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">Users</caption>
        <thead className="border-line border-b text-muted text-sm">
          <tr className={`${CELLS} *:font-semibold`}>
            <th scope="col" className="w-1/5">
              Name
            </th>
            <th scope="col" className="w-[26%]">
              Email
            </th>
            <th scope="col" className="w-20 md:w-24">
              Role
            </th>
            <th scope="col">Permissions</th>
            <th scope="col" className="w-40 md:w-44">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ user, attributes, name, actions }) => (
            <tr key={user._id} {...attributes} className={`${attributes.className} ${CELLS} align-top`}>
              <th scope="row" className="font-normal">
                {name}
              </th>
              <td className="text-sm [overflow-wrap:anywhere]">{user.email}</td>
              <td>
                <RoleBadge role={user.role} />
              </td>
              <td>
                <Permissions user={user} />
              </td>
              <td className="py-1!">{actions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The element id of a user's row, for moving the focus. */
export function rowId(userId: string): string {
  return `user-${userId}`;
}

const nameOf = ({ firstName, lastName }: User) => `${firstName} ${lastName}`;

function RoleBadge({ role }: { role: User["role"] }) {
  return <Badge strong={role === "admin"}>{role === "admin" ? "Admin" : "User"}</Badge>;
}

function Permissions({ user: { permissions } }: { user: User }) {
  if (permissions.length === 0) return <p className="pb-1 text-muted text-sm">No permissions</p>;
  return (
    <ul aria-label="Permissions" className="flex min-w-[min(10rem,100%)] flex-1 flex-wrap gap-1.5">
      {permissions.map((permission) => (
        <li key={permission} className="flex">
          <Badge>{PERMISSION_NAMES[permission]}</Badge>
        </li>
      ))}
    </ul>
  );
}

interface RowActionsProps {
  user: User;
  /** The ids of the elements that say why a button is disabled; undefined when it is enabled. */
  editDisabledReasonId: string | undefined;
  deleteDisabledReasonId: string | undefined;
  onDelete: (user: User) => void;
  /** Undefined when there is no such button. */
  onLink: (() => void) | undefined;
}

function RowActions(props: RowActionsProps) {
  const { user, editDisabledReasonId, deleteDisabledReasonId, onDelete, onLink } = props;
  const buttonStyle = `${buttonClass("bare", "icon")} aria-disabled:cursor-not-allowed!`;
  return (
    <div className="ml-auto flex shrink-0 justify-end gap-1">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={Boolean(editDisabledReasonId)}
        aria-describedby={editDisabledReasonId}
        onClick={() => !editDisabledReasonId && openForm(user._id)}
        className={buttonStyle}
      >
        <Pencil aria-hidden="true" className="size-5" />
        <span className="sr-only">Edit {nameOf(user)}</span>
      </button>
      {onLink && (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-disabled={Boolean(editDisabledReasonId)}
          aria-describedby={editDisabledReasonId}
          onClick={onLink}
          className={buttonStyle}
        >
          <KeyRound aria-hidden="true" className="size-5" />
          <span className="sr-only">New sign-in link for {nameOf(user)}</span>
        </button>
      )}
      <button
        type="button"
        aria-disabled={Boolean(deleteDisabledReasonId)}
        aria-describedby={deleteDisabledReasonId}
        onClick={() => !deleteDisabledReasonId && onDelete(user)}
        className={`${buttonStyle} text-danger!`}
      >
        <Trash2 aria-hidden="true" className="size-5" />
        <span className="sr-only">Delete {nameOf(user)}</span>
      </button>
    </div>
  );
}

/** The list while it first loads. */
export function UserRowsSkeleton() {
  return (
    <ul
      aria-hidden="true"
      className="grid gap-3 sm:gap-0 sm:divide-y sm:divide-line sm:rounded-card sm:border sm:border-line sm:bg-raised"
    >
      {[1, 2, 3, 4].map((row) => (
        <li
          key={row}
          className="grid gap-3 max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-raised p-4 sm:grid-cols-4"
        >
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-5 w-16" />
          <Skeleton className="h-5 w-full" />
        </li>
      ))}
    </ul>
  );
}
