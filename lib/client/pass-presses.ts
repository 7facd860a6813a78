const DURING = ":active-view-transition";

/**
 * Makes the page answer presses during a view transition. Chromium 156 sends them to the root element, even with
 * `pointer-events: none` on the transition. A press ends the transition and is repeated on the element at its place.
 *
 * @returns a function that removes the listeners.
 */
export function passPresses(): () => void {
  if (!CSS.supports(`selector(${DURING})`)) return () => {};
  const root = document.documentElement;
  let isDuring = false;

  const begin = ({ target }: Event) => {
    isDuring = target === root && root.matches(DURING);
    // Newer than this project's types. Without it, the press is repeated after the transition.
    if (isDuring) Reflect.get(document, "activeViewTransition")?.skipTransition();
  };
  const repeat = (press: MouseEvent) => {
    if (root.matches(DURING)) requestAnimationFrame(() => repeat(press));
    else
      document.elementFromPoint(press.clientX, press.clientY)?.dispatchEvent(new MouseEvent("click", press));
  };
  const end = (event: MouseEvent) => {
    if (isDuring && event.target === root) repeat(event);
    isDuring = false;
  };
  addEventListener("pointerdown", begin, true);
  addEventListener("click", end, true);
  return () => {
    removeEventListener("pointerdown", begin, true);
    removeEventListener("click", end, true);
  };
}
