import { queryOptions } from "@tanstack/react-query";
import { fetchSecurity } from "@/lib/client/account-security";

/** Where the signed-in admin is signed in. */
export const securityQuery = queryOptions({
  queryKey: ["account-security"],
  queryFn: ({ signal }) => fetchSecurity(signal),
});
