"use client";

import clsx from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { MotionButton } from "./motion-button";
import { useMotion } from "./use-motion";

/** How long each slide is shown (docs/product.md#home). */
const SLIDE_MS = 5000;

interface HeroSlide {
  name: string;
  line: string;
  picture: ReactNode;
}

interface HeroProps {
  slides: HeroSlide[];
  /** The heading and the buttons, which stay in place while the slides change. */
  children: ReactNode;
}

/** The top of the home page: the four crafts, one after the other. */
export function Hero({ slides, children }: HeroProps) {
  const [moving, setMoving] = useMotion();
  const [current, setCurrent] = useState(0);
  const [started, setStarted] = useState(false);
  const stage = useRef<HTMLElement>(null);

  useEffect(() => setStarted(true), []);
  useEffect(() => {
    if (!moving) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      const next = (current + 1) % slides.length;
      // On a slow network the stage would be empty until the picture has come.
      await stage.current
        ?.querySelectorAll("img")
        [next]?.decode()
        .catch(() => undefined);
      if (!isOver) setCurrent(next);
    }, SLIDE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [moving, current, slides.length]);

  return (
    <section
      ref={stage}
      aria-roledescription="carousel"
      aria-label="The four crafts"
      onFocus={(event) => event.target.matches(":focus-visible") && setMoving(false)}
      data-under-header
      data-moving={moving}
      className="relative isolate flex min-h-[max(min(36rem,100svh),min(100svh,76rem))] overflow-hidden bg-night text-on-night"
    >
      {slides.map(({ name, picture }, index) => (
        <div
          key={name}
          aria-hidden={index !== current}
          data-current={index === current}
          className={clsx(
            "absolute inset-0 transition-opacity [&_img]:size-full [&_img]:object-cover [&_img]:object-[72%_50%] portrait:[&_img]:object-top [&_picture]:contents",
            // The new slide fades in over the old one, which is hidden afterwards: two half-transparent pictures would look
            // dark. Meanwhile the picture comes a little closer.
            "[&_img]:transition-transform [&_img]:ease-linear",
            index === current
              ? "-z-10 opacity-100 duration-1000 [&_img]:scale-106 [&_img]:duration-6000"
              : "-z-20 opacity-0 delay-1000 duration-0 [&_img]:delay-1000 [&_img]:duration-0",
          )}
        >
          {/* The other pictures are loaded after hydration, so that they don't delay the first one. */}
          {(index === 0 || started) && picture}
        </div>
      ))}
      {/* Behind the header. */}
      <div className="absolute inset-x-0 top-0 -z-10 h-32 bg-linear-to-b from-night/80 to-night/0" />
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-night from-4% via-night/80 via-38% to-night/0 to-80% short:bg-linear-to-r short:from-0% short:from-night/90 short:via-42% short:via-night/60 short:to-75% lg:bg-linear-to-r lg:from-night/90 lg:from-0% lg:via-night/60 lg:via-42% lg:to-75%" />
      {/* Behind the bars' names. */}
      <div className="absolute inset-x-0 bottom-0 -z-10 h-48 bg-linear-to-t from-28% from-night/90 to-night/0 max-lg:hidden" />

      {/* On a slow network the bars arrive after the text, so their space is reserved. The text is bottom-aligned
          and would move up with each line that arrives, so it is hidden until all of it is there. So are the bars. */}
      <div className="mx-auto flex w-full max-w-7xl flex-col justify-end px-4 short:pt-16 pt-24 short:pb-19 pb-25 sm:px-6 lg:justify-center lg:pt-24 lg:pb-26 lg:[@media(height>=50rem)]:pb-40">
        <div className="relative before:absolute before:-inset-x-[50vw] before:-top-24 before:-bottom-32 before:-z-10 before:bg-linear-to-t before:from-75% before:from-night/75 before:to-night/0 short:before:hidden lg:before:hidden [&:not(:has(+*))]:invisible">
          {children}
        </div>
        <div className="absolute inset-x-0 bottom-6 short:bottom-2 [section:not(:has(+*))_&]:invisible">
          <div className="mx-auto grid w-full max-w-7xl grid-cols-[1fr_2.75rem] items-end gap-3 px-4 sm:px-6">
            {/* The narrowest screens have no room for four names, so they only show the current one. */}
            <p
              aria-hidden="true"
              className="pointer-events-none absolute top-6 text-sm leading-tight min-[25rem]:hidden"
            >
              {slides[current]?.name}
            </p>
            <ul className="grid grid-cols-4 gap-2 sm:gap-4">
              {slides.map(({ name, line }, index) => (
                <li key={name}>
                  <button
                    type="button"
                    onClick={() => setCurrent(index)}
                    aria-current={index === current}
                    className="group grid min-h-11 w-full content-start gap-2 pt-3 text-left outline-offset-4"
                  >
                    <span className="block h-1 overflow-hidden rounded-full bg-on-night/35">
                      <span
                        key={`${current}-${moving}`}
                        className={clsx(
                          "block h-full origin-left rounded-full bg-lamp",
                          index !== current && "opacity-0",
                          index === current && moving && "animate-[fill_5s_linear]",
                        )}
                      />
                    </span>
                    <span
                      className={clsx(
                        "text-[0.68rem] leading-tight max-[25rem]:sr-only sm:text-base",
                        index === current
                          ? "font-semibold text-lamp"
                          : "text-on-night/85 group-hover:text-on-night",
                      )}
                    >
                      {name}
                    </span>
                    <span className="hidden text-balance text-on-night/85 text-sm lg:[@media(height>=50rem)]:block">
                      {line}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
            <MotionButton
              what="the slides"
              moving={moving}
              onToggle={() => setMoving(!moving)}
              className="text-on-night hover:bg-on-night/15 -mr-3 lg:mb-auto lg:-mt-2"
            />
          </div>
        </div>
      </div>
    </section>
  );
}
