"use client";

import { useEffect, useRef } from "react";
import { Picture } from "@/components/ui/picture";

/** How much of the picture is in black and white at first, in percent of its width. */
const START = 50;

/** Where the line is: above the middle of the slider's thumb, which is 1rem wide, and at either end at the picture's edge. */
const lineAt = (value: number) =>
  value % 100 === 0 ? `${value}%` : `calc(0.5rem + (100% - 1rem) * ${value / 100})`;

/** One picture, half in color and half in black and white. The visitor moves the line between them. */
export function ColorSlider() {
  const frame = useRef<HTMLElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const move = () =>
    frame.current?.style.setProperty("--gray", lineAt(Number(slider.current?.value ?? START)));
  // It may have been moved before this code was there, and browsers restore it.
  useEffect(move);
  return (
    <figure ref={frame} className="color-slider grid content-start">
      <div className="relative aspect-[2/1] overflow-hidden max-sm:-mx-4 sm:aspect-[3/2]">
        <Picture
          src="/pictures/rings.jpg"
          width={1000}
          height={667}
          alt="Two plain gold wedding rings on dark wood, one standing inside the other, warm lights out of focus behind."
          avif="/pictures/rings-800.avif 800w, /pictures/rings-1600.avif 1600w"
          sizes="(min-width: 1024px) 44rem, 100vw"
          className="size-full object-cover"
        />
        <span aria-hidden="true" className="needs-script color-slider-gray" />
      </div>
      <figcaption className="needs-script text-muted">
        <label className="grid grid-cols-[1fr_auto] gap-x-3">
          <span className="-mt-3">Black and white</span>
          <input
            type="range"
            min={0}
            max={100}
            defaultValue={START}
            ref={slider}
            onInput={move}
            className="order-first col-span-full m-0 h-11 w-full accent-accent"
          />
          <span aria-hidden="true" className="-mt-3">
            Color
          </span>
        </label>
      </figcaption>
    </figure>
  );
}
