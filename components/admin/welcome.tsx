"use client";

import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { useAdmin } from "./admin-provider";
import { ScreenHeading } from "./screen-heading";

/** The first screen after the sign-in: who it is for, and the way to the enquiries. */
export function Welcome() {
  const { name } = useAdmin();
  return (
    <>
      <ScreenHeading title={`Welcome, ${name || "Administrator"}`} />
      <p className="mb-6 text-lg text-muted">Your enquiries are waiting in the messages.</p>
      <SiteLink href="/admin/messages" className={buttonClass("primary")}>
        Read messages
      </SiteLink>
    </>
  );
}
