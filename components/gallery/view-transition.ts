import { flushSync } from "react-dom";

/** The parts of the page that move from their old to their new place, each with its name in the transition. */
export type Parts = () => Iterable<readonly [name: string, part: HTMLElement]>;

/** On the document during such a transition: other ones have their own pace (gallery.css). */
const MOVING = "data-works-move";

let latest = 0;

const mayMove = () => !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether a change may move: the browser knows view transitions, and the visitor does not prefer reduced motion. */
const canMove = () => "startViewTransition" in document && mayMove();

/** Names the parts, and returns what takes the names away again. */
function name(parts: Parts): () => void {
  const named = [...parts()];
  for (const [text, { style }] of named) style.viewTransitionName = CSS.escape(text);
  return () => {
    for (const [, { style }] of named) style.viewTransitionName = "";
  };
}

/**
 * Changes the page as a view transition. The parts have names only for as long as it takes, so that they are no
 * part of any other transition.
 *
 * @param change changes React's state or the URL. @param parts is called before and after the change.
 * @returns when the page has changed.
 */
export async function showChange(change: () => void | Promise<void>, parts: Parts): Promise<void> {
  if (!canMove()) return drawn(change);
  await painted();
  latest += 1;
  const own = latest;
  const root = document.documentElement;
  root.setAttribute(MOVING, "");
  let unname = name(parts);
  const transition = document.startViewTransition(async () => {
    unname();
    await drawn(change);
    unname = name(parts);
  });
  // Skipped: the page changes without moving.
  transition.ready.catch(() => {});
  // A newer transition ends this one and has given the same parts their names.
  transition.finished.finally(() => {
    if (own !== latest) return;
    unname();
    root.removeAttribute(MOVING);
  });
  return transition.updateCallbackDone;
}

/** As long and as soft as the other movements of works (gallery.css). */
const GROWTH = { duration: 320, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/**
 * Changes the page, and lets a part of it grow from the place of another one: at once, while a view transition first takes
 * pictures of the page.
 *
 * @param change changes React's state or the URL. @param from where the part grows from. @param part finds it after the change.
 */
export async function growAfter(
  change: () => void,
  from: DOMRect | undefined,
  part: () => Element | null,
): Promise<void> {
  await painted();
  await drawn(change);
  const grown = part();
  if (!from || !grown || !mayMove()) return;
  const to = grown.getBoundingClientRect();
  const x = from.x + from.width / 2 - to.x - to.width / 2;
  const y = from.y + from.height / 2 - to.y - to.height / 2;
  const scale = Math.max(from.width / to.width, from.height / to.height);
  const start = `translate(${x}px, ${y}px) scale(${Number.isFinite(scale) ? scale : 1})`;
  grown.animate({ transform: [start, "none"] }, GROWTH);
}

/** Returns once the latest change, such as a pressed tile, is painted: the browser paints nothing while the page changes again. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Changes the page at once. @param change changes React's state or the URL. @returns when React has drawn it. */
export async function drawn(change: () => void | Promise<void>): Promise<void> {
  let pending: unknown;
  flushSync(() => {
    pending = change();
  });
  await pending;
  // Flushes what a later event changed, such as `popstate`.
  flushSync(() => {});
}
