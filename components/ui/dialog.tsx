"use client";

import clsx from "clsx";
import {
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from "react";

export interface DialogHandle {
  open: () => void;
  close: () => void;
}

interface DialogProps {
  ref: Ref<DialogHandle>;
  /** Accessible name. */
  label: string;
  /** Centered on the screen, or along its left edge. */
  side?: "center" | "left";
  /** Called after it was closed, by whatever means. */
  onClose?: () => void;
  /** Whether Escape and a click outside leave it open. It needs a button that closes it. */
  stays?: boolean;
  children: ReactNode;
}

/** Browsers without `closedby` send a cancel event instead, at least for the first Escape. */
const STAYS = {
  closedby: "none",
  onCancel: (event: SyntheticEvent) => event.preventDefault(),
} as const;

/**
 * A modal dialog built on the native element, which traps the focus, closes on Escape and restores the focus.
 * A click on the backdrop closes it too.
 */
export function Dialog({ ref, label, side = "center", onClose, stays = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useImperativeHandle(ref, () => ({
    open: () => element.current?.showModal(),
    close: () => element.current?.close(),
  }));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the native dialog closes on Escape
    <dialog
      ref={element}
      aria-label={label}
      {...(stays && STAYS)}
      // The close event fires asynchronously; the dialog may have been reopened by then.
      onClose={(event) => !event.currentTarget.open && onClose?.()}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      // Selecting text with the mouse can end on the backdrop, so the press must have started there too.
      onClick={(event) => {
        const isOutside = pressedOutside.current && event.target === event.currentTarget;
        if (isOutside && !stays) event.currentTarget.close();
      }}
      className={clsx(
        "bg-raised shadow-soft backdrop:bg-night/60 backdrop:backdrop-blur-[2px]",
        "transition-[transform,opacity] duration-300 ease-settle",
        side === "left"
          ? "m-0 h-dvh max-h-none w-72 starting:open:-translate-x-full"
          : "m-auto w-[min(32rem,calc(100vw-2rem))] scroll-pb-24 rounded-card starting:open:opacity-0",
      )}
    >
      {children}
    </dialog>
  );
}

/** A {@link Dialog} that is open as long as it is mounted, for dialogs that the URL opens and closes. */
export function OpenDialog(props: Omit<DialogProps, "ref">) {
  const dialog = useRef<DialogHandle>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.open();
    // Close it before it is removed, or the browser does not restore the focus.
    return () => opened?.close();
  }, []);
  return <Dialog ref={dialog} {...props} />;
}
