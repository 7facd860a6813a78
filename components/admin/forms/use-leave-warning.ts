"use client";

import { useEffect } from "react";
import { leavingLink } from "@/components/ui/leaving-link";
import { storedToken } from "@/lib/client/token";

/** Asks for confirmation before leaving a page with files that are not uploaded, by browser or by link. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => {
      // Without a token the browser is redirecting to the sign-in, and staying is impossible.
      if (storedToken()) event.preventDefault();
    };
    const ask = (event: MouseEvent) => {
      if (!leavingLink(event)) return;
      if (window.confirm("Some of your files have not been uploaded. Leave anyway?")) return;
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("beforeunload", warn);
    document.addEventListener("click", ask, true);
    return () => {
      removeEventListener("beforeunload", warn);
      document.removeEventListener("click", ask, true);
    };
  }, [isUnsaved]);
}
