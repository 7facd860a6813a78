"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { Mark } from "@/components/ui/mark";
import { isUnauthorized, messageOf } from "@/lib/client/http";
import { leaveForSignIn, loadAdmin } from "@/lib/client/session";
import { TOKEN_KEY } from "@/lib/client/token";
import type { Admin } from "@/lib/contract/auth";
import { useOfflineGuard } from "./use-offline-guard";

const AdminContext = createContext<{ admin: Admin; reload: () => void } | undefined>(undefined);

function useAdminContext() {
  const context = useContext(AdminContext);
  if (!context) throw new Error("This needs an AdminProvider around it.");
  return context;
}

/** The signed-in admin; only inside {@link AdminProvider}. */
export function useAdmin(): Admin {
  return useAdminContext().admin;
}

/** Asks again who is signed in: they changed their own name or rights. */
export function useReloadAdmin(): () => void {
  return useAdminContext().reload;
}

/** Holds the admin area back until it is known who is signed in (SPEC section 4). */
export function AdminProvider({ children }: { children: ReactNode }) {
  const [admin, setAdmin] = useState<Admin>();
  const [failure, setFailure] = useState<string>();

  const load = useCallback(() => {
    setFailure(undefined);
    loadAdmin()
      .then(setAdmin)
      .catch((error: unknown) => {
        // The 401 is on its way to the sign-in.
        if (isUnauthorized(error)) return;
        setFailure(messageOf(error, "An unexpected error occurred."));
      });
  }, []);
  useEffect(load, [load]);

  useEffect(() => {
    // A sign-out in another tab ends this one too; null is a cleared storage.
    const signedOutElsewhere = ({ key, newValue }: StorageEvent) => {
      if ((key === TOKEN_KEY || key === null) && newValue === null) leaveForSignIn();
    };
    addEventListener("storage", signedOutElsewhere);
    return () => removeEventListener("storage", signedOutElsewhere);
  }, []);

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
