import clsx from "clsx";

const LOOKS = {
  /** The main action of a screen. Its words stay legible while it works. */
  primary:
    "bg-accent-strong text-on-accent hover:brightness-110 shadow-soft dark:shadow-none aria-disabled:saturate-50",
  /** Any other action. */
  quiet: "border border-field-line text-ink hover:bg-sunken aria-disabled:opacity-70",
  /** An action that can't be undone. */
  danger: "border border-danger text-danger hover:bg-danger-tint aria-disabled:opacity-70",
  /** Without an outline, for bars and rows. */
  bare: "text-ink hover:bg-sunken aria-disabled:opacity-70",
};

/**
 * Returns the classes of a button, for `<button>` and for links that look like one.
 *
 * @param look the role of the button. @param size `icon` is a square for a single icon.
 */
export function buttonClass(look: keyof typeof LOOKS, size: "normal" | "icon" = "normal"): string {
  return clsx(
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-full font-semibold",
    "aria-disabled:cursor-wait print:hidden",
    // Icons answer at once: a transition is a layer of its own, which a slow phone draws before it answers the press.
    size === "icon"
      ? "size-11 shrink-0"
      : "px-6 py-2.5 transition duration-200 ease-settle active:translate-y-px",
    LOOKS[look],
  );
}
