"use client";

import { KeyRound } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { usePasskeysPossible } from "./use-passkeys-possible";

interface PasskeyButtonProps {
  disabled: boolean;
  onSignedIn: () => void;
  /** Receives the message, or undefined when a new attempt begins. */
  onFailed: (message: string | undefined) => void;
}

/** Signs in with a passkey. Only shown where the browser can do it. */
export function PasskeyButton({ disabled, onSignedIn, onFailed }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false);
  if (!usePasskeysPossible()) return null;

  const enter = async () => {
    if (busy || disabled) return;
    setBusy(true);
    onFailed(undefined);
    try {
      // Loaded when it is needed: most sign-ins don't.
      const { signInWithPasskey } = await import("@/lib/client/passkeys");
      await signInWithPasskey();
      onSignedIn();
    } catch (error) {
      onFailed((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      onClick={enter}
      aria-disabled={busy || disabled}
      className={`${buttonClass("quiet")} w-full`}
    >
      <KeyRound aria-hidden="true" className="size-5" />
      Use a passkey
    </button>
  );
}
