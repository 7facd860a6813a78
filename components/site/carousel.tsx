"use client";

import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { MotionButton } from "./motion-button";
import { useMotion } from "./use-motion";

/** How near the carousel must come before the library that moves it is fetched. */
const NEAR = "400px";

export interface CarouselMotion {
  start: () => void;
  stop: () => void;
  destroy: () => void;
}

interface CarouselProps {
  /** Its name, for screen readers. */
  label: string;
  /** Milliseconds that a slide stands. */
  autoplayMs: number;
  /** Arrows, dynamic bullets, a scrollbar to drag and a rest under the mouse, as the gallery has them. */
  rich?: boolean;
  /** The slides: `<li className="swiper-slide …">`, drawn on the server. */
  children: ReactNode;
}

/**
 * A row of slides: one, two or three in view from 0, 640 and 1024 px. It is drawn on the server and can be
 * scrolled as it is; swiper is fetched when it comes near and takes it over in place.
 */
export function Carousel({ label, autoplayMs, rich = false, children }: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const [moving, setMoving] = useMotion();
  const [motion, setMotion] = useState<CarouselMotion>();

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let gone = false;
    let made: CarouselMotion | undefined;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // Without it the row is still there to be scrolled.
        const { moveWithSwiper } = await import("./swiper-motion").catch(() => ({
          moveWithSwiper: undefined,
        }));
        if (gone || !moveWithSwiper) return;
        made = moveWithSwiper(element, { autoplayMs, rich });
        setMotion(made);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      made?.destroy();
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
        {rich && <div className="swiper-scrollbar" />}
      </div>
      {/* Its place is kept free, so that nothing below moves when it comes. */}
      <div className={clsx("mt-6 flex items-center gap-2", !motion && "invisible")}>
        {rich && (
          <button type="button" className={`carousel-prev ${buttonClass("quiet", "icon")} p-0`}>
            <ChevronLeft aria-hidden="true" />
            <span className="sr-only">Previous</span>
          </button>
        )}
        {rich && (
          <button type="button" className={`carousel-next ${buttonClass("quiet", "icon")} p-0`}>
            <ChevronRight aria-hidden="true" />
            <span className="sr-only">Next</span>
          </button>
        )}
        <div className="carousel-bullets mx-auto" />
        <MotionButton what="the slides" moving={moving} onToggle={() => setMoving(!moving)} />
      </div>
    </section>
  );
}
