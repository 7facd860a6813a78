import { queryOptions } from "@tanstack/react-query";
import { fetchUsers } from "@/lib/client/users";

/** All users, sorted by name. */
export const usersQuery = queryOptions({
  queryKey: ["users"],
  queryFn: ({ signal }) => fetchUsers(signal),
});
