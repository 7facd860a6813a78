"use client";

import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { buttonClass } from "@/components/ui/button";

interface PasskeyButtonProps {
  disabled: boolean;
  onSignedIn: () => void;
  /** Receives the message, or undefined when a new attempt begins. */
  onFailed: (message: string | undefined) => void;
}

/** Signs in with a passkey. Only shown where the browser can do it: at a secure address that is a name. */
export function PasskeyButton({ disabled, onSignedIn, onFailed }: PasskeyButtonProps) {
  const [isPossible, setPossible] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    setPossible("PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname));
  }, []);
  if (!isPossible) return null;

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
