"use client";

import clsx from "clsx";
import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";

export interface DialogHandle {
  open: () => void;
  close: () => void;
}

interface DialogProps {
  ref: Ref<DialogHandle>;
  /** Its name, for screen readers. */
  label: string;
  /** In the middle of the screen, or along its left edge. */
  side?: "centre" | "left";
  /** Called when it was closed, in whatever way. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * The one modal dialog: the browser's own, which keeps the focus inside, closes on Escape and gives the
 * focus back. A click on the backdrop closes it too.
 */
export function Dialog({ ref, label, side = "centre", onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useImperativeHandle(ref, () => ({
    open: () => element.current?.showModal(),
    close: () => element.current?.close(),
  }));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser's Escape is the keyboard's way
    <dialog
      ref={element}
      aria-label={label}
      // The browser tells it later; by then it may be open again.
      onClose={(event) => !event.currentTarget.open && onClose?.()}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget;
      }}
      // A text that is selected with the mouse may end outside; the press must have begun there too.
      onClick={(event) =>
        pressedOutside.current && event.target === event.currentTarget && event.currentTarget.close()
      }
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

/** A {@link Dialog} that is open for as long as it is there: one that the address bar opens and closes. */
export function OpenDialog(props: Omit<DialogProps, "ref">) {
  const dialog = useRef<DialogHandle>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.open();
    // Closed before it is removed: only then does the browser give the focus back.
    return () => opened?.close();
  }, []);
  return <Dialog ref={dialog} {...props} />;
}
