"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { signOut } from "@/lib/client/session";

/** Signs out. If the server can't be reached, shows the error and keeps the session. */
export function SignOutButton({ label, className }: { label: string; className?: string }) {
  const [busy, setBusy] = useState(false);
  const handleSignOut = () => {
    if (busy) return;
    setBusy(true);
    signOut().catch((error: Error) => {
      setBusy(false);
      notify("error", error.message);
    });
  };
  return (
    <button
      type="button"
      onClick={handleSignOut}
      aria-disabled={busy}
      className={`${buttonClass("bare")} ${className}`}
    >
      <LogOut aria-hidden="true" className="size-5" />
      {label}
    </button>
  );
}
