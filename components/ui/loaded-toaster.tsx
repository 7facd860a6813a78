"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { Toaster, toast } from "sonner";

interface LoadedToasterProps {
  /** Called once toasts can be shown. Sonner drops toasts that arrive before its list is mounted. */
  onReady: (show: (kind: "success" | "error", text: string, detail?: string) => void) => void;
}

const BOTTOM = "calc(1.25rem + var(--player-height, 0px))";

/** Sonner in the brand's colors. */
export function LoadedToaster({ onReady }: LoadedToasterProps) {
  // With the text as id, the same text sent twice shows one toast.
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, when the list is mounted
  useEffect(() => onReady((kind, text, detail) => toast[kind](text, { id: text, description: detail })), []);
  return (
    <Toaster
      position="bottom-right"
      duration={3000}
      // Above the player, where there is one.
      offset={{ bottom: BOTTOM }}
      mobileOffset={{ bottom: BOTTOM }}
      icons={{
        success: <CircleCheck className="size-5 text-good" />,
        error: <CircleAlert className="size-5 text-danger" />,
      }}
      toastOptions={{
        style: {
          background: "var(--raised)",
          color: "var(--ink)",
          borderColor: "var(--line)",
          borderRadius: "0.75rem",
          fontFamily: "var(--font-sans)",
          fontSize: "0.95rem",
        },
      }}
    />
  );
}
