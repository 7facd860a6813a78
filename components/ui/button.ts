import clsx from "clsx";

const LOOKS = {
  /** The one thing to do on a screen. */
  primary: "bg-accent-strong text-on-accent hover:brightness-110 shadow-soft",
  /** Anything beside it. */
  quiet: "border border-field-line text-ink hover:bg-sunken",
  /** What can't be undone. */
  danger: "border border-danger text-danger hover:bg-danger-tint",
  /** Within a bar or a row, without an outline. */
  bare: "text-ink hover:bg-sunken",
};

/**
 * The classes of a button, for `<button>` and for a link that looks like one.
 *
 * @param look what the button means. @param size `icon` is a square for a lone icon.
 */
export function buttonClass(look: keyof typeof LOOKS, size: "normal" | "icon" = "normal"): string {
  return clsx(
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-full font-semibold transition duration-200 ease-settle",
    "active:translate-y-px aria-disabled:cursor-wait aria-disabled:opacity-70",
    size === "icon" ? "size-11 shrink-0" : "px-6 py-2.5",
    LOOKS[look],
  );
}
