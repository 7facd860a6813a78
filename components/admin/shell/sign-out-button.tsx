"use client";

import { LogOut } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { signOut } from "@/lib/client/session";

/** Ends the session. When the server can't be reached it says so, and nobody is signed out by half. */
export function SignOutButton({ label, className }: { label: string; className?: string }) {
  const [busy, setBusy] = useState(false);
  const leave = () => {
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
      onClick={leave}
      aria-disabled={busy}
      className={`${buttonClass("bare")} ${className}`}
    >
      <LogOut aria-hidden="true" className="size-5" />
      {label}
    </button>
  );
}
