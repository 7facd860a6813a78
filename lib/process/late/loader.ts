import type { LateScripts } from "./late-scripts.ts";

/**
 * Runs in the browser, from the head of each public page. Its text is the script, so it uses nothing outside of itself.
 *
 * Evaluates the page's scripts at the first sign of a visitor, or before that whenever the browser is idle. Presses that
 * React has to answer are held until it can, and repeated then.
 *
 * @param blockId the id of the element with the {@link LateScripts}. @param hydrated the event that ends it all.
 */
export function runLate(blockId: string, hydrated: string): void {
  /** Everything that a visitor does first. */
  const SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "wheel", "scroll"];
  /** What does nothing by itself, and links that open something on the page. */
  const NEEDS_REACT = "button:not([popovertarget],[data-native]),a:is([data-late],[data-late] *)";
  /** After which a failed load may be tried again, and after which React is given up, in milliseconds. */
  const PAUSE = 1000;
  const PATIENCE = 10_000;

  const page = window as unknown as { __next_f?: unknown[]; TURBOPACK: unknown[] };
  const held: HTMLElement[] = [];
  const loading = new Set<string>();
  let missing: Set<string> | undefined;
  let late: LateScripts | undefined;
  let isUrgent = false;
  let hasBegun = false;
  let isOver = false;
  let triedAt = Number.NEGATIVE_INFINITY;

  /** After everything that the visitor does or sees, in a task of its own. */
  const whenIdle = (work: () => void) => {
    if ("scheduler" in window) void scheduler.postTask(work, { priority: "background" });
    else setTimeout(work, 20);
  };

  /** Reads what to load, as soon as all of the page has arrived. */
  const read = () => {
    late ??= JSON.parse(document.getElementById(blockId)?.textContent ?? "null") as LateScripts;
    missing ??= new Set(late.chunks);
    return missing;
  };

  /** @param again whether to try a second time: a preload that has failed also fails the first one. */
  const load = (src: string, again = true) => {
    if (loading.has(src)) return;
    loading.add(src);
    const script = document.createElement("script");
    script.src = src;
    script.onload = () => {
      loading.delete(src);
      read().delete(src);
      if (isUrgent) proceed();
      else whenIdle(proceed);
    };
    script.onerror = () => {
      loading.delete(src);
      script.remove();
      if (again) return load(src, false);
      giveUpPresses();
      isUrgent = false;
    };
    document.head.append(script);
  };

  /** Does the next step, or all of them if a visitor waits: loads the scripts, starts large modules, and then React. */
  const proceed = () => {
    const [next] = read();
    if (next) {
      for (const src of isUrgent ? read() : [next]) load(src);
      return;
    }
    const step = isUrgent ? undefined : late?.steps.shift();
    if (step === undefined) return begin();
    page.TURBOPACK.push({ otherChunks: [], runtimeModuleIds: [step] });
    whenIdle(proceed);
  };

  const begin = () => {
    if (hasBegun || !late) return;
    hasBegun = true;
    page.__next_f = late.data;
    page.TURBOPACK.push(late.entry);
    setTimeout(end, PATIENCE);
  };

  const wake = (sign?: Event) => {
    // Chrome reports a mouse that rests over a new page, too.
    if (sign instanceof PointerEvent && sign.type === "pointermove" && !(sign.movementX || sign.movementY))
      return;
    const now = performance.now();
    if (isOver || isUrgent || document.readyState === "loading" || now - triedAt < PAUSE) return;
    isUrgent = true;
    triedAt = now;
    proceed();
  };

  const hold = (event: MouseEvent) => {
    if (!event.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = (event.target as Element).closest<HTMLElement>(NEEDS_REACT);
    const sends = target instanceof HTMLButtonElement && target.type === "submit" && target.form;
    if (!target || sends) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Whoever presses twice because nothing happens means it once.
    if (held.at(-1) !== target) held.push(target);
    wake();
  };

  /** The scripts can't be loaded: follows a link, and forgets the rest, which the visitor will press again. */
  const giveUpPresses = () => {
    const last = held.at(-1);
    held.length = 0;
    if (last instanceof HTMLAnchorElement) location.assign(last.href);
  };

  /** The same control, if React has replaced it. */
  const find = (pressed: HTMLElement) =>
    pressed.isConnected
      ? pressed
      : Array.from(document.querySelectorAll<HTMLElement>(pressed.tagName)).find(
          (one) =>
            one.textContent === pressed.textContent &&
            one.getAttribute("href") === pressed.getAttribute("href") &&
            one.offsetParent,
        );

  /** One after the other, so that each press meets what the one before has changed. */
  const repeat = () => {
    const pressed = held.shift();
    if (!pressed) return;
    find(pressed)?.click();
    setTimeout(repeat);
  };

  const end = () => {
    if (isOver) return;
    isOver = true;
    for (const sign of SIGNS) removeEventListener(sign, wake, true);
    removeEventListener("click", hold, true);
    repeat();
  };

  for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
  addEventListener("click", hold, true);
  addEventListener(hydrated, end, { once: true });
  addEventListener("online", wake);
  addEventListener("pagehide", () => {
    held.length = 0;
  });
  document.addEventListener("DOMContentLoaded", () => held.length && wake());
  addEventListener("load", () => {
    const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
    if (connection?.saveData || isUrgent) return;
    let toCome = read().size;
    for (const src of read()) {
      const link = document.createElement("link");
      link.rel = "preload";
      link.as = "script";
      link.fetchPriority = "low";
      link.href = src;
      link.onload = () => {
        toCome -= 1;
        if (!toCome) whenIdle(proceed);
      };
      document.head.append(link);
    }
  });
}
