"use client";

import { type ComponentType, useEffect, useState } from "react";

type Say = (kind: "success" | "error", text: string) => void;
type LoadedToaster = ComponentType<{ onReady: (say: Say) => void }>;

let mount: (toaster: LoadedToaster) => void = () => {};
let ready: (say: Say) => void = () => {};
let saying: Promise<Say> | undefined;

/**
 * Fetches the toast library, early enough that it is there when it is needed. Without a connection it
 * fails, and the next call tries again: a lost toast must not take the page with it.
 */
export function prepareToasts(): Promise<Say> {
  saying ??= import("./loaded-toaster")
    .then(
      ({ LoadedToaster }) =>
        new Promise<Say>((resolve) => {
          ready = resolve;
          mount(LoadedToaster);
        }),
    )
    .catch((error) => {
      saying = undefined;
      throw error;
    });
  return saying;
}

/**
 * Shows a toast: bottom-right, for 3 s (SPEC section 2), announced to screen readers. What must not be
 * missed stands in the page too.
 */
export function notify(kind: "success" | "error", text: string): void {
  prepareToasts()
    .then((say) => say(kind, text))
    // No connection for the toast itself: the page says it as well.
    .catch(() => {});
}

/** Where the toasts appear; loads nothing before the first one is in sight. */
export function Toaster() {
  const [Loaded, setLoaded] = useState<LoadedToaster>();
  useEffect(() => {
    mount = (toaster) => setLoaded(() => toaster);
  }, []);
  return Loaded && <Loaded onReady={(say) => ready(say)} />;
}
