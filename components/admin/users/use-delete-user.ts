"use client";

import { useQueryClient } from "@tanstack/react-query";
import { removeUser } from "@/lib/client/users";
import type { User } from "@/lib/contract/users";
import { changeData } from "../lists/change-data";
import { focusFirst } from "../lists/focus";
import { oneByOne, useDelete } from "../lists/use-delete";
import { usersQuery } from "./queries";
import { rowId } from "./user-rows";

/** The element id of the "Add User" button, which gets the focus when no row is left. */
export const ADD_ID = "add-user";

/**
 * Deletes a user from the list.
 *
 * @param refresh fetches the list again when the server refuses, because the list may be out of date.
 */
export function useDeleteUser(rows: User[], refresh: () => Promise<void>) {
  const client = useQueryClient();
  return useDelete({
    rows,
    question: ([user]) =>
      `Delete ${user?.firstName} ${user?.lastName} (${user?.email})? This can't be undone.`,
    call: oneByOne(removeUser),
    success: () => "User deleted successfully",
    change: (gone) =>
      changeData<User[]>(client, usersQuery.queryKey, (users) =>
        users.filter(({ _id }) => !gone.includes(_id)),
      ),
    focus: (next) => focusFirst(next && rowId(next._id), ADD_ID),
    onFailed: refresh,
  });
}
