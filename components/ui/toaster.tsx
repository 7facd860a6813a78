"use client";

import { addPart } from "@/lib/client/late-parts";

type ShowToast = (kind: "success" | "error", text: string, detail?: string) => void;

let loading: Promise<ShowToast> | undefined;

/** Loads the toast library ahead of time. If that fails, the next call tries again. */
export function prepareToasts(): Promise<ShowToast> {
  loading ??= import("./loaded-toaster")
    .then(
      ({ LoadedToaster }) =>
        new Promise<ShowToast>((resolve) => {
          addPart(<LoadedToaster key="toasts" onReady={resolve} />);
        }),
    )
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

/**
 * Shows a toast for 3 s at the bottom right and announces it to screen readers. Anything the user must not
 * miss is shown on the page as well.
 *
 * @param detail a second, smaller line.
 */
export function notify(...toast: Parameters<ShowToast>): void {
  prepareToasts()
    .then((show) => show(...toast))
    // The toast library could not be loaded. The page shows the message as well.
    .catch(() => {});
}
