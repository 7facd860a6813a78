"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { getDashboard } from "@/lib/client/dashboard";
import { ApiError } from "@/lib/client/http";
import type { Dashboard } from "@/lib/contract/dashboard";
import { useRefreshOnFocus } from "../use-refresh-on-focus";

/** What stands in the page and in the toast (SPEC section 8); the reason stands beside it in the page. */
export const LOAD_FAILED = "Failed to load dashboard data";

export interface DashboardData {
  /** Undefined until it is there; kept while a refresh fails. */
  dashboard: Dashboard | undefined;
  loading: boolean;
  /** Why it could not be loaded. */
  failure: string | undefined;
  retry: () => void;
}

/** The dashboard's data, asked for again when the tab is looked at again. */
export function useDashboard(): DashboardData {
  const [dashboard, setDashboard] = useState<Dashboard>();
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<string>();
  const running = useRef(false);

  const load = useCallback(async (onFailure: () => void) => {
    if (running.current) return;
    running.current = true;
    setLoading(true);
    try {
      setDashboard(await getDashboard());
      setFailure(undefined);
    } catch (error) {
      // The 401 is on its way to the sign-in.
      if (error instanceof ApiError && error.status === 401) return;
      setFailure((error as Error).message);
      onFailure();
    } finally {
      running.current = false;
      setLoading(false);
    }
  }, []);
  const loadAloud = useCallback(() => load(() => notify("error", LOAD_FAILED)), [load]);
  // Nobody asked for it: its failure stands in the page and says nothing else.
  const refresh = useCallback(() => load(() => {}), [load]);

  useEffect(() => {
    loadAloud();
  }, [loadAloud]);
  useRefreshOnFocus(refresh);

  return { dashboard, loading, failure, retry: loadAloud };
}
