import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Edits cached data, before or after the server confirms the change. Restarts any fetch in flight: its response may
 * be older than the change and would undo it.
 *
 * @param queryKey the key of one query, or the prefix of several.
 */
export function changeData<Data>(client: QueryClient, queryKey: QueryKey, edit: (data: Data) => Data): void {
  const isFetching = client.isFetching({ queryKey }) > 0;
  if (isFetching) client.cancelQueries({ queryKey });
  client.setQueriesData<Data>({ queryKey }, (data) => data && edit(data));
  if (isFetching) client.refetchQueries({ queryKey });
}
