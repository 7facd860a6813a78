"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { removeExpiredDrafts } from "@/lib/client/draft-store";
import { isUnauthorized, messageOf } from "@/lib/client/http";
import { leaveForSignIn, loadAdmin } from "@/lib/client/session";
import { TOKEN_KEY } from "@/lib/client/token";
import type { Admin } from "@/lib/contract/auth";
import { useOfflineGuard } from "./use-offline-guard";

const AdminContext = createContext<{ admin: Admin; reload: () => void } | undefined>(undefined);

function useAdminContext() {
  const context = useContext(AdminContext);
  if (!context) throw new Error("This hook must be used inside an AdminProvider.");
  return context;
}

/** The signed-in admin. Must be used inside an {@link AdminProvider}. */
export function useAdmin(): Admin {
  return useAdminContext().admin;
}

/** Reloads the signed-in admin, after they changed their own name or permissions. */
export function useReloadAdmin(): () => void {
  return useAdminContext().reload;
}

/** Renders the admin area once the signed-in admin is loaded (docs/product.md#sessions). */
export function AdminProvider({ children }: { children: ReactNode }) {
  const [admin, setAdmin] = useState<Admin>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setFailure(undefined);
    loadAdmin()
      .then(setAdmin)
      .catch((error: unknown) => {
        // A 401 already redirects to the sign-in.
        if (isUnauthorized(error)) return;
        setFailure(messageOf(error, "An unexpected error occurred."));
      });
  }, []);
  useEffect(load, [load]);

  useEffect(() => {
    // A sign-out in another tab also signs out this one. A null key means that storage was cleared.
    const signedOutElsewhere = ({ key, newValue }: StorageEvent) => {
      if ((key === TOKEN_KEY || key === null) && newValue === null) leaveForSignIn();
    };
    addEventListener("storage", signedOutElsewhere);
    return () => removeEventListener("storage", signedOutElsewhere);
  }, []);

  useEffect(removeExpiredDrafts, []);
  useOfflineGuard();

  if (admin) return <AdminContext value={{ admin, reload: load }}>{children}</AdminContext>;
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6">
      {failure ? (
        <>
          <Alert>{failure}</Alert>
          <button type="button" onClick={load} className={buttonClass("primary")}>
            Try again
          </button>
        </>
      ) : (
        <p role="status" className="grid justify-items-center gap-4 text-muted">
          <Mark className="size-12 animate-pulse text-accent" />
          Loading...
        </p>
      )}
    </div>
  );
}
