"use client";

import { type ReactNode, useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { storedToken } from "@/lib/client/token";
import { DASHBOARD_PATH } from "@/lib/shared/admin-paths";

/**
 * Greets a signed-in admin. The public pages stay the same for everyone: only a browser that holds a
 * token asks who it belongs to, and fetches the code for that. The icon is drawn on the server.
 */
export function AdminGreeting({ icon }: { icon: ReactNode }) {
  const [name, setName] = useState<string>();
  useEffect(() => {
    if (!storedToken()) return;
    let gone = false;
    import("@/lib/client/session")
      .then(({ restoreAdmin }) => restoreAdmin())
      .then((admin) => !gone && admin && setName(admin.name || "Admin"))
      // Without an answer the page is simply the one that visitors see.
      .catch(() => {});
    return () => {
      gone = true;
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
