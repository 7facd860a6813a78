/** The localStorage key of the theme: `true` for dark, `false` for light (docs/product.md#public-pages). */
const THEME_KEY = "darkMode";

/** Marks the button that {@link switchTheme} answers. */
export const THEME_BUTTON = "theme";

/**
 * Applies the stored theme, or else the system's, lets the theme button switch it, and follows other tabs: with or without
 * React. If storage is blocked, the theme is light, and a choice lasts only for the page.
 *
 * The button shows the choice at once. The whole page follows as a view transition that starts once the press is painted:
 * the browser paints nothing while it takes its pictures of the page. A transition that is skipped because another one
 * starts is no error.
 *
 * Its text is a script, so it uses nothing outside of itself.
 */
function switchTheme(key: string, buttons: string): void {
  const { classList, dataset } = document.documentElement;
  const matches = (query: string) => matchMedia(query).matches;
  const show = (isDark: boolean) => {
    dataset.sun = isDark ? "down" : "up";
    for (const button of document.querySelectorAll(buttons)) button.ariaPressed = `${isDark}`;
  };
  const turn = () => classList.toggle("dark", dataset.sun === "down");
  const set = (isDark: boolean) => {
    show(isDark);
    turn();
  };
  try {
    const stored = localStorage.getItem(key);
    set(stored ? stored === "true" : matches("(prefers-color-scheme: dark)"));
  } catch {}
  addEventListener("DOMContentLoaded", () => show(dataset.sun === "down"));
  addEventListener("storage", (event) => event.key === key && set(event.newValue === "true"));
  addEventListener("click", ({ target }) => {
    if (!(target as Element).closest(buttons)) return;
    const isDark = dataset.sun !== "down";
    show(isDark);
    try {
      localStorage.setItem(key, `${isDark}`);
    } catch {}
    if (!document.startViewTransition || matches("(prefers-reduced-motion: reduce)")) turn();
    else
      requestAnimationFrame(() => setTimeout(() => document.startViewTransition(turn).ready.catch(() => {})));
  });
}

/** Runs in the document's head, before the first paint. */
export const THEME_SCRIPT = `(${switchTheme.toString()})("${THEME_KEY}","[data-native=${THEME_BUTTON}]")`;
