"use client";

import { closeTo, openAt, stayAt, useNavigatedSearch } from "@/components/ui/location-search";
import type { User } from "@/lib/contract/users";

export interface UserFilter {
  q: string;
  /** `all`, or the one role to show. */
  role: "all" | User["role"];
}

/** In place of an id: the form of somebody who is not there yet. */
export const NEW_USER = "new";

interface UsersAddress {
  filter: UserFilter;
  /** Whose form is open: a user's id, {@link NEW_USER}, or null. */
  form: string | null;
}

/** What the address bar says: the search, the role and the open form. */
export function useUsersAddress(): UsersAddress {
  return parse(useNavigatedSearch());
}

function parse(search: string): UsersAddress {
  const parameters = new URLSearchParams(search);
  const role = parameters.get("role");
  return {
    filter: { q: parameters.get("q") ?? "", role: role === "user" || role === "admin" ? role : "all" },
    form: parameters.has("add") ? NEW_USER : parameters.get("edit"),
  };
}

function usersPath({ filter: { q, role }, form }: UsersAddress): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (role !== "all") query.set("role", role);
  if (form === NEW_USER) query.set("add", "1");
  else if (form) query.set("edit", form);
  return query.size > 0 ? `/admin/users?${query}` : "/admin/users";
}

/** Searches and filters in place: typing must not fill the history. */
export function changeFilter(changes: Partial<UserFilter>): void {
  const address = parse(location.search);
  stayAt(usersPath({ ...address, filter: { ...address.filter, ...changes } }));
}

/** Opens a user's form; "back" closes it. */
export function openForm(form: string): void {
  openAt(usersPath({ ...parse(location.search), form }));
}

/** Closes a user's form, if it is still the one that is open. */
export function closeForm(form: string): void {
  const address = parse(location.search);
  if (address.form === form) closeTo(usersPath({ ...address, form: null }));
}
