import { queryOptions } from "@tanstack/react-query";
import { fetchSounds } from "@/lib/client/sounds";

/** All recordings, in the order the admin chose. */
export const soundsQuery = queryOptions({
  queryKey: ["sounds"],
  queryFn: ({ signal }) => fetchSounds(signal),
});
