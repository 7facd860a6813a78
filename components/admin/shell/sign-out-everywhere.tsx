"use client";

import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { signOutEverywhere } from "@/lib/client/account";

/** Ends all sessions of the admin: for a lost phone, or a computer that someone else uses now. */
export function SignOutEverywhere() {
  const [busy, setBusy] = useState(false);
  const handleSignOut = async () => {
    if (busy || !window.confirm("Sign out on all devices, including this one?")) return;
    setBusy(true);
    try {
      await signOutEverywhere();
    } catch (error) {
      setBusy(false);
      notify("error", (error as Error).message);
    }
  };
  return (
    <button type="button" onClick={handleSignOut} aria-disabled={busy} className={buttonClass("danger")}>
      Sign out everywhere
    </button>
  );
}
