"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Picture } from "@/components/ui/picture";

/** How much of the picture is in black and white at first, in percent of its width. */
const START = 50;

/** Where the line is: in the middle of the slider's thumb (services.css), and at either end at the picture's edge. */
const lineAt = (value: number) =>
  value % 100 === 0 ? `${value}%` : `calc(1.375rem + (100% - 2.75rem) * ${value / 100})`;

/** One picture, half in color and half in black and white. The visitor moves the line between them. */
export function ColorSlider() {
  const frame = useRef<HTMLElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const move = () =>
    frame.current?.style.setProperty("--gray", lineAt(Number(slider.current?.value ?? START)));
  // It may have been moved before this code was there, and browsers restore it.
  useEffect(move);
  return (
    <figure
      ref={frame}
      className="color-slider relative aspect-[2/1] self-start overflow-hidden sm:aspect-[3/2]"
    >
      <Picture
        src="/pictures/rings.jpg"
        width={1000}
        height={667}
        alt="Two plain gold wedding rings on dark wood, one standing inside the other, warm lights out of focus behind."
        avif="/pictures/rings-800.avif 800w, /pictures/rings-1600.avif 1600w"
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
