import { useEffect } from "react";
import { leavingLink } from "@/components/ui/leaving-link";
import { notify, prepareToasts } from "@/components/ui/toaster";
import { NETWORK_ERROR } from "@/lib/client/texts";

/**
 * Blocks navigation while offline and says why. Otherwise the browser would show its own error page, and what is on
 * the screen would be lost.
 */
export function useOfflineGuard(): void {
  useEffect(() => {
    // Load the toaster while there is a connection: offline, it has to show the error.
    prepareToasts().catch(() => {});
    const block = (event: MouseEvent) => {
      const link = navigator.onLine ? undefined : leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      // The toast would lie below a modal dialog, such as the drawer.
      link.closest("dialog")?.close();
      notify("error", NETWORK_ERROR);
    };
    document.addEventListener("click", block, true);
    return () => document.removeEventListener("click", block, true);
  }, []);
}
