"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { notify } from "@/components/ui/toaster";
import { startBackup } from "@/lib/client/backups";
import type { Backups } from "@/lib/contract/backups";
import { announceFailure } from "../lists/announce-failure";
import { problemsQuery } from "../shell/problems";
import { backupsQuery } from "./queries";

/**
 * Makes a backup, and says when it is ready. The server makes it on its own, so it does not matter whether this page is
 * still open, or whose page began it.
 *
 * @param state the latest from the server; undefined until loaded.
 */
export function useMakeBackup(state: Backups | undefined) {
  const client = useQueryClient();
  const isAwaited = useRef(false);

  useEffect(() => {
    if (!state) return;
    if (isAwaited.current && !state.runningSince) {
      if (!state.failure) notify("success", "The backup is ready.");
      // There may have been none for too long, which is one of them.
      client.invalidateQueries({ queryKey: problemsQuery.queryKey });
    }
    isAwaited.current = state.runningSince !== null;
  }, [state, client]);

  /** Fetches the state. What was asked before is older than the run. */
  const update = async () => {
    await client.cancelQueries({ queryKey: backupsQuery.queryKey });
    return client.fetchQuery(backupsQuery);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: startBackup,
    onSuccess: () => {
      isAwaited.current = true;
      return update();
    },
    onError: async (error) => {
      // The answer may have been lost on its way, or somebody else was faster: then one is being made.
      const latest = await update().catch(() => undefined);
      if (!latest?.runningSince) announceFailure(error);
    },
  });
  const isBusy = isPending || state?.runningSince != null;
  return { isBusy, make: () => !isBusy && mutate() };
}
