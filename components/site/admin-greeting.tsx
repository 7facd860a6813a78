"use client";

import { type ReactNode, useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { storedToken } from "@/lib/client/token";
import { DASHBOARD_PATH } from "@/lib/shared/admin-paths";

/**
 * Greets a signed-in admin. The page itself is the same for everyone: only a browser with a stored token loads
 * the code for sessions and fetches the admin. The icon is rendered on the server.
 */
export function AdminGreeting({ icon }: { icon: ReactNode }) {
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (!storedToken()) return;
    let unmounted = false;
    import("@/lib/client/session")
      .then(({ restoreAdmin }) => restoreAdmin())
      .then((admin) => !unmounted && admin && setName(admin.name || "Admin"))
      // On an error, the admin sees the page as visitors do.
      .catch(() => {});
    return () => {
      unmounted = true;
    };
  }, []);
  if (!name) return null;
  return (
    <>
      <p className="mr-2 max-w-48 truncate text-muted text-sm max-xl:sr-only">Welcome, {name}</p>
      <SiteLink href={DASHBOARD_PATH} className={`${buttonClass("bare")} max-md:size-11 max-md:px-0`}>
        {icon}
        <span className="max-md:sr-only">Dashboard</span>
      </SiteLink>
    </>
  );
}
