"use client";

import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { MotionButton } from "./motion-button";
import type { CarouselMotion } from "./swiper-motion";
import { useMotion } from "./use-motion";
import "./carousel.css";

/** The distance from the viewport at which swiper is loaded. */
const NEAR = "400px";

interface CarouselProps {
  /** Accessible name. */
  label: string;
  /** How long each slide is shown, in milliseconds. */
  autoplayMs: number;
  /** From edge to edge of the window, with arrows, dynamic bullets and a draggable scrollbar. Pauses under the mouse. */
  rich?: boolean;
  /** The slides: `<li className="swiper-slide …">`, rendered on the server. */
  children: ReactNode;
}

/**
 * A row of slides: one in view, two from 640 px, three from 1024 px. It is rendered on the server and can be
 * scrolled without JavaScript. Swiper is loaded when it approaches the viewport and takes over in place. If that
 * fails, it is loaded again when the carousel approaches again, or when the pointer or the focus enters it.
 */
export function Carousel({ label, autoplayMs, rich = false, children }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const [moving, setMoving] = useMotion();
  const [motion, setMotion] = useState<CarouselMotion>();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const waiting = new AbortController();
    let loading = false;
    let created: CarouselMotion | undefined;
    const load = async () => {
      if (loading) return;
      loading = true;
      const library = await import("./swiper-motion").catch(() => undefined);
      loading = false;
      // Without it the row can still be scrolled. The next approach or interaction retries.
      if (!library || waiting.signal.aborted) return;
      stopWaiting();
      created = library.moveWithSwiper(element, { autoplayMs, rich });
      setMotion(created);
    };
    // A fast scroll reports that it was away and that it is near in one go.
    const observer = new IntersectionObserver((entries) => void (entries.at(-1)?.isIntersecting && load()), {
      rootMargin: NEAR,
    });
    const stopWaiting = () => {
      observer.disconnect();
      waiting.abort();
    };
    observer.observe(element);
    // Not on touch, since the row would change under the scrolling finger.
    for (const interaction of ["mouseenter", "focusin"])
      element.addEventListener(interaction, load, { signal: waiting.signal });
    return () => {
      stopWaiting();
      created?.destroy();
    };
  }, [autoplayMs, rich]);

  useEffect(() => {
    if (moving) motion?.start();
    else motion?.stop();
  }, [motion, moving]);

  return (
    <section
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={(event) => event.target.matches(":focus-visible") && setMoving(false)}
      className="carousel"
    >
      <div className="swiper" tabIndex={motion ? undefined : 0}>
        <ul className="swiper-wrapper">{children}</ul>
      </div>
      {/* Invisible until swiper has loaded, so that nothing below moves when it appears. */}
      <div className={clsx("carousel-controls", rich && "px-(--edge)", !motion && "invisible")}>
        {rich && <div className="swiper-scrollbar" />}
        {rich && (
          <button type="button" className={`carousel-prev ${buttonClass("bare", "icon")}`}>
            <ChevronLeft aria-hidden="true" />
            <span className="sr-only">Previous</span>
          </button>
        )}
        <div className="carousel-dots">
          <div className="carousel-bullets" />
        </div>
        {rich && (
          <button type="button" className={`carousel-next ${buttonClass("bare", "icon")}`}>
            <ChevronRight aria-hidden="true" />
            <span className="sr-only">Next</span>
          </button>
        )}
        <MotionButton what="the slides" moving={moving} onToggle={() => setMoving(!moving)} />
      </div>
    </section>
  );
}
