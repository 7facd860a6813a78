import { useEffect } from "react";
import { leavingLink } from "@/components/ui/leaving-link";
import { notify, prepareToasts } from "@/components/ui/toaster";
import { NETWORK_ERROR } from "@/lib/client/texts";

/**
 * Keeps the open screen when another one is chosen without a connection, and says why: the browser would leave
 * for an error page of its own, and what is on the screen would be gone.
 */
export function useOfflineGuard(): void {
  useEffect(() => {
    // Now, while there is a connection: what fails without one has to be said.
    prepareToasts().catch(() => {});
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !leavingLink(event)) return;
      event.preventDefault();
      event.stopPropagation();
      notify("error", NETWORK_ERROR);
    };
    document.addEventListener("click", stay, true);
    return () => document.removeEventListener("click", stay, true);
  }, []);
}
