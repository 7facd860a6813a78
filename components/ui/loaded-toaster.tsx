"use client";

import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect } from "react";
import { Toaster, toast } from "sonner";

interface LoadedToasterProps {
  /** Called when toasts can be shown: sonner drops those that come before its list is mounted. */
  onReady: (show: (kind: "success" | "error", text: string) => void) => void;
}

/** sonner in the brand's colours. */
export function LoadedToaster({ onReady }: LoadedToasterProps) {
  // The text is the id: said twice at once, it is one toast.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the list is mounted
  useEffect(() => onReady((kind, text) => toast[kind](text, { id: text })), []);
  return (
    <Toaster
      position="bottom-right"
      duration={3000}
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
