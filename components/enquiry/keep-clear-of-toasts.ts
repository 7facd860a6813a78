/** Up to this window width in px, toasts take the whole width (sonner's breakpoint). */
const PHONE_PX = 600;

/** The height in px at the bottom of a phone that a toast may take. */
const TOAST_PX = 130;

/** The height in px of the sticky header, with some space. */
const HEADER_PX = 80;

/**
 * Scrolls a button out of the place where a phone shows toasts: above it, or below the window if that would push what has
 * the focus under the header.
 */
export function keepClearOfToasts(button: HTMLElement): void {
  const { top, bottom } = button.getBoundingClientRect();
  // Toasts stand on the player, for which the page leaves room.
  const playerPx = Number.parseFloat(getComputedStyle(document.body).paddingBottom);
  const covered = bottom - (innerHeight - TOAST_PX - playerPx);
  if (innerWidth > PHONE_PX || covered <= 0 || top >= innerHeight) return;
  const focusTop = document.activeElement?.getBoundingClientRect().top ?? 0;
  scrollBy({ top: focusTop - covered > HEADER_PX ? covered : top - innerHeight });
}
