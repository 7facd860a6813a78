import type { LateScripts } from "./late-scripts.ts";

/**
 * Runs in the browser, from the head of each public page. Its text is the script, so it uses nothing outside of itself.
 *
 * Loads the page's scripts after the page, and evaluates them in steps whenever the browser is idle. Presses that need React
 * are held, and repeated once it is ready; such a press runs all remaining steps at once.
 *
 * @param blockId the id of the element with the {@link LateScripts}. @param hydrated the event that ends it all.
 */
export function runLate(blockId: string, hydrated: string): void {
  /** The first signs of a visitor. */
  const SIGNS = ["pointerdown", "keydown", "focusin", "scroll"];
  const TOUCHES = ["pointerdown", "pointerup", "pointercancel"];
  /** Controls that do nothing without React, and links that open something on the page. */
  const NEEDS_REACT = "button:not([popovertarget],[data-native]),[data-late] :is(a,input)";
  /** How far a finger may move within a press, in pixels. */
  const SLIP = 10;
  /** How long to wait before a failed load is tried again, and how long to wait for React, in milliseconds. */
  const PAUSE = 1000;
  const PATIENCE = 10_000;

  // Shorter each time: every page carries this text.
  const on = addEventListener;
  const page = window as unknown as { __next_f?: unknown[]; TURBOPACK: unknown[] };
  /** What was pressed, as it was then: React may take the target of the press out of its control. */
  const held: [control: HTMLElement, press: MouseEvent][] = [];
  /** Scripts that are being loaded or are there. */
  const requested = new Set<string>();
  let missing: Set<string> | undefined;
  let late: LateScripts | undefined;
  let isRunning = false;
  let isUrgent = false;
  let hasBegun = false;
  let isReady = false;
  let isDown = false;
  /** The press that is not released yet. */
  let down: [control: HTMLElement | null, press: PointerEvent] | undefined;
  let isOver = false;
  let failedAt = -PAUSE;

  /** After everything that the visitor does or sees, in a task of its own. */
  const whenIdle = (work: () => void) => {
    if ("scheduler" in window) void scheduler.postTask(work, { priority: "background" });
    else setTimeout(work, 20);
  };

  /** Reads what to load, as soon as all of the page has arrived. */
  const read = () => {
    late ??= JSON.parse((document.getElementById(blockId) as HTMLElement).textContent) as LateScripts;
    missing ??= new Set(late.chunks);
    return missing;
  };

  const add = <Tag extends "script" | "link">(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]>) => {
    const element = Object.assign(document.createElement(tag), properties);
    document.head.append(element);
    return element;
  };

  /** @param again whether to try a second time: a preload that has failed also fails the first one. */
  const load = (src: string, again = true) => {
    if (requested.has(src)) return;
    requested.add(src);
    const script = add("script", {
      src,
      onload: () => {
        read().delete(src);
        if (isUrgent) proceed();
        else whenIdle(proceed);
      },
      onerror: () => {
        requested.delete(src);
        script.remove();
        if (again) return load(src, false);
        failedAt = performance.now();
        isRunning = isUrgent = false;
        release();
      },
    });
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

  /** Not between the press and the release of a control: React may move it, and no click would follow. */
  const begin = () => {
    isReady = true;
    if (hasBegun || isDown || !late) return;
    hasBegun = true;
    page.__next_f = late.data;
    page.TURBOPACK.push(late.entry);
    setTimeout(end, PATIENCE);
  };

  /** Loads all scripts at low priority, and then takes one step after the other whenever nothing else is to do. */
  const start = () => {
    if (isRunning) return;
    isRunning = true;
    let toCome = read().size;
    for (const href of read()) {
      // One by one: a browser takes up to a millisecond for each.
      whenIdle(() => {
        // The scripts themselves are being loaded.
        if (isUrgent) return;
        const link = add("link", {
          rel: "preload",
          as: "script",
          fetchPriority: "low",
          href,
          onload: () => --toCome || whenIdle(proceed),
          onerror: () => {
            link.remove();
            isRunning = false;
          },
        });
      });
    }
  };

  const controlOf = ({ target }: Event) => (target as Element).closest?.<HTMLElement>(NEEDS_REACT);

  const hasJustFailed = () => performance.now() - failedAt < PAUSE;

  /** A press that React has to answer takes all steps at once. Other signs must not delay what answers them. */
  const wake = (sign?: Event) => {
    if (isOver || isUrgent || document.readyState === "loading" || hasJustFailed()) return;
    isUrgent = !!(held.length || (sign && /down$/.test(sign.type) && controlOf(sign)));
    if (isUrgent) proceed();
    else start();
  };

  const touch = (event: PointerEvent) => {
    const [control, pressed] = down ?? [];
    // The menu that another button opens may swallow its release.
    isDown = event.type === "pointerdown" && !event.button;
    down = isDown && !isOver ? [controlOf(event), event] : undefined;
    if (isDown) return;
    // After the click that follows a release.
    if (isReady) setTimeout(begin);
    // No click follows if React has moved the control, or if it is a slider, which a finger has moved.
    if (
      event.type === "pointerup" &&
      pressed &&
      control &&
      (!control.contains(event.target as Node) || (control as HTMLInputElement).type === "range") &&
      Math.hypot(event.x - pressed.x, event.y - pressed.y) < SLIP
    ) {
      held.push([control, pressed]);
      if (isOver) setTimeout(repeat);
    }
  };

  const hold = (event: MouseEvent) => {
    if (!event.isTrusted || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (hasJustFailed()) return;
    const target = controlOf(event);
    const sends = target instanceof HTMLButtonElement && target.type === "submit" && target.form;
    if (!target || sends) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    // Whoever presses twice because nothing happens means it once.
    if (held.at(-1)?.[0] !== target) held.push([target, event]);
    wake();
  };

  /** The scripts can't be loaded: follows a link, and forgets the rest, which the visitor will press again. */
  const release = () => {
    const last = held.at(-1)?.[0];
    held.length = 0;
    if (last instanceof HTMLAnchorElement) location.assign(last.href);
  };

  /** The same control, if React has replaced it. */
  const find = (pressed: HTMLElement) =>
    pressed.isConnected
      ? pressed
      : [...document.querySelectorAll<HTMLElement>(pressed.tagName)].find(
          (one) =>
            one.ariaLabel === pressed.ariaLabel &&
            one.textContent === pressed.textContent &&
            one.getAttribute("href") === pressed.getAttribute("href") &&
            one.offsetParent,
        );

  /** One after the other, so that each press meets what the one before has changed. Later presses wait behind them. */
  const repeat = () => {
    const [control, press] = held.shift() ?? [];
    // With its place, for a slider.
    if (control) find(control)?.dispatchEvent(new MouseEvent("click", press));
    if (held.length) setTimeout(repeat);
    else removeEventListener("click", hold, true);
  };

  const end = () => {
    if (isOver) return;
    isOver = true;
    if (!held.length) return repeat();
    // Once React has drawn what only the browser knows, such as the filter in the URL.
    setTimeout(repeat);
  };

  for (const sign of SIGNS) on(sign, wake, true);
  for (const change of TOUCHES) on(change, touch as (event: Event) => void, true);
  on("click", hold, true);
  on(hydrated, end, { once: true });
  on("pagehide", () => {
    held.length = 0;
  });
  on("DOMContentLoaded", () => {
    // The page was cut off: its links work as they are.
    if (!document.getElementById(blockId)) end();
    if (held.length) wake();
  });
  on("load", () => {
    const { connection } = navigator as Navigator & { connection?: { saveData: boolean } };
    // A URL with a query asks for something that only scripts show, such as a work of the gallery.
    if (connection?.saveData && !location.search) return;
    // Once the page is painted, which may be later than this event, and never happens in a tab that nobody looks at.
    new PerformanceObserver(() => isOver || start()).observe({ type: "paint", buffered: true });
  });
}
