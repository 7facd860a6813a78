"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Picture } from "@/components/ui/picture";

/** How much of the picture is in black and white at first, in percent of its width. */
const START = 36;

/**
 * One picture, half in color and half in black and white. The visitor moves the line between them. On a page
 * that comes before its code, a script does the same (photography.tsx).
 */
export function ColorSlider() {
  const frame = useRef<HTMLElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const move = () => frame.current?.style.setProperty("--gray", slider.current?.value ?? `${START}`);
  // Browsers restore it.
  useEffect(move);
  return (
    <figure
      ref={frame}
      suppressHydrationWarning
      className="color-slider relative aspect-[2/1] self-start overflow-hidden sm:aspect-[3/2] lg:aspect-auto lg:self-stretch"
    >
      <Picture
        src="/pictures/ring.jpg"
        width={1000}
        height={667}
        alt="A groom’s hand slides a plain gold ring onto the bride’s finger in low golden light."
        avif="/pictures/ring-800.avif 800w, /pictures/ring-1600.avif 1600w"
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="size-full object-cover"
      />
      <label className="needs-script">
        <span className="color-slider-name left-0">Black and white</span>
        <span aria-hidden="true" className="color-slider-name right-0">
          Color
        </span>
        <input type="range" min={0} max={100} defaultValue={START} ref={slider} onInput={move} />
      </label>
      <span aria-hidden="true" className="needs-script color-slider-gray">
        <span className="color-slider-handle">
          <ChevronLeft />
          <ChevronRight />
        </span>
      </span>
    </figure>
  );
}
