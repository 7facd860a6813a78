"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { listUsers } from "@/lib/client/users";
import type { User } from "@/lib/contract/users";
import { useRefreshOnFocus } from "../use-refresh-on-focus";

export interface UserList {
  /** Undefined until the list is there. */
  users: User[] | undefined;
  loading: boolean;
  failure: string | undefined;
  refresh: () => Promise<void>;
  /** Takes a user off the list here, after the server was told. */
  remove: (id: string) => void;
}

/** All users, asked for again whenever the tab is looked at. */
export function useUsers(): UserList {
  const [users, setUsers] = useState<User[]>();
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const refresh = useCallback(async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setLoading(true);
    try {
      const listed = await listUsers(controller.signal);
      if (controller.signal.aborted) return;
      setUsers(listed);
      setFailure(undefined);
    } catch (error) {
      if (controller.signal.aborted) return;
      const text = (error as Error).message;
      setFailure(text);
      notify("error", text);
    }
    setLoading(false);
  }, []);

  useEffect(() => {
    refresh();
    return () => running.current?.abort();
  }, [refresh]);
  useRefreshOnFocus(refresh);

  const remove = (id: string) => {
    // An answer that is on its way may still name them.
    running.current?.abort();
    setLoading(false);
    setUsers((listed) => listed?.filter(({ _id }) => _id !== id));
  };

  return { users, loading, failure, refresh, remove };
}
