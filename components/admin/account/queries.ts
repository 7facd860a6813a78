import { queryOptions } from "@tanstack/react-query";
import { fetchSecurity } from "@/lib/client/account-security";

/** How the signed-in admin signs in, and where they are signed in. */
export const securityQuery = queryOptions({
  queryKey: ["account-security"],
  queryFn: ({ signal }) => fetchSecurity(signal),
});
