export const MAIN_ID = "main";

/** The first focusable element: skips the navigation. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-full bg-accent-strong px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
