"use client";

import dynamic from "next/dynamic";
import { useEffect, useState } from "react";

const LoadedToaster = dynamic(() => import("./loaded-toaster").then((module) => module.LoadedToaster), {
  ssr: false,
});

type Toast = (kind: "success" | "error", text: string) => void;

let load = () => {};
let showing: Promise<Toast> | undefined;
let arrived: (toast: Toast) => void = () => {};

/** Fetches the toast library early, so that it is there when it is needed, even offline by then. */
export function prepareToasts(): Promise<Toast> {
  showing ??= new Promise((resolve) => {
    arrived = resolve;
    load();
  });
  return showing;
}

/**
 * Shows a toast: bottom-right, for 3 s (SPEC section 2), announced to screen readers. What must not be
 * missed stands in the page too.
 */
export async function notify(kind: "success" | "error", text: string): Promise<void> {
  const toast = await prepareToasts();
  toast(kind, text);
}

/** Where the toasts appear; loads nothing before the first one is in sight. */
export function Toaster() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    load = () => setWanted(true);
    if (showing) load();
  }, []);
  return wanted && <LoadedToaster onReady={(toast) => arrived(toast)} />;
}
