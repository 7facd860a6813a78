import { address } from "@/lib/client/screen-address";

const usersAddress = address({
  path: "/admin/users",
  fields: { q: "", role: ["all", "admin", "user"], add: "", edit: "" },
});

/** Stands in for an id while the form adds a user. */
export const NEW_USER = "new";

/** The filter that shows all users. */
export const NO_FILTER = { q: "", role: "all" } as const;

/** The search and the role to show. */
export type UserFilter = Pick<ReturnType<typeof usersAddress.values>, "q" | "role">;

const formOf = ({ add, edit }: ReturnType<typeof usersAddress.values>) => (add ? NEW_USER : edit);

/** The filter and the open form: a user's id, {@link NEW_USER}, or "" when no form is open. */
export function useUsersAddress(): { filter: UserFilter; form: string } {
  const { q, role, ...open } = usersAddress.useValues();
  return { filter: { q, role }, form: formOf({ q, role, ...open }) };
}

/** Changes the search or the filter. */
export const changeFilter: (changes: Partial<UserFilter>) => void = usersAddress.change;

/** Opens a user's form; "back" closes it. */
export function openForm(form: string): void {
  usersAddress.open(form === NEW_USER ? { add: "1", edit: "" } : { add: "", edit: form });
}

/** Closes a user's form, unless another form is open by now. */
export function closeForm(form: string): void {
  if (formOf(usersAddress.values()) === form) usersAddress.close({ add: "", edit: "" });
}
