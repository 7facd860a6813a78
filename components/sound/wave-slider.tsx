"use client";

import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent, useRef } from "react";
import { formatDuration } from "@/lib/shared/format-duration";
import type { Track } from "./now-playing";
import { Wave } from "./wave";

/** How far an arrow key goes, in seconds. */
const KEY_S = 5;

/** The smallest step of a drag, in seconds. */
const DRAG_S = 0.1;

const STEPS: Record<string, number> = {
  ArrowRight: KEY_S,
  ArrowUp: KEY_S,
  ArrowLeft: -KEY_S,
  ArrowDown: -KEY_S,
};

interface WaveSliderProps {
  track: Track;
  /** See {@link Wave}. */
  isFine?: boolean;
  /** The position in seconds. */
  time: number;
  onSeek: (time: number) => void;
  /** Called on Space and Enter. */
  onToggle: () => void;
  /** Called when a press on the waveform ends, with the position there. */
  onRelease?: (time: number) => void;
}

/** The waveform of a track as a slider: its played part is lit. */
export function WaveSlider({
  track,
  isFine = false,
  time,
  onSeek,
  onToggle,
  onRelease = onSeek,
}: WaveSliderProps) {
  const { title, duration, peaks } = track;
  const slider = useRef<HTMLInputElement>(null);
  // The browser may have moved it before this code was there.
  const adopt = useEffectEvent(() => {
    const moved = slider.current?.valueAsNumber;
    if (time === 0 && moved) onSeek(moved);
  });
  useEffect(() => adopt(), []);
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) onSeek(Math.min(Math.max(time + step, 0), duration));
    else if (event.key === " " || event.key === "Enter") onToggle();
    else return;
    event.preventDefault();
  };
  // On phones a slider only moves by its thumb, which is invisible here.
  const release = ({ button, clientX, currentTarget }: MouseEvent) => {
    if (button !== 0) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    onRelease(Math.min(Math.max((clientX - left) / width, 0), 1) * duration);
  };
  return (
    <div
      data-late
      className="wave relative h-(--wave,2.5rem) rounded-xs outline-accent outline-offset-3 has-focus-visible:outline-3"
    >
      <Wave
        peaks={peaks}
        isFine={isFine}
        className="wave-rest text-(--wave-rest,color-mix(in_srgb,var(--accent)_60%,transparent))"
      />
      <div
        className="wave-played absolute inset-0 text-[color-mix(in_srgb,var(--glow)_75%,var(--accent))]"
        style={{ clipPath: `inset(0 ${100 - (time / duration) * 100}% 0 0)` }}
      >
        {time > 0 && <Wave peaks={peaks} isFine={isFine} />}
      </div>
      <input
        type="range"
        min={0}
        max={duration}
        // The browser's own keys go as far as those below, and a drag goes anywhere.
        step={time === 0 ? KEY_S : DRAG_S}
        value={time}
        ref={slider}
        aria-label={`Position in ${title}`}
        aria-valuetext={`${formatDuration(time)} of ${formatDuration(duration)}`}
        onChange={({ target }) => onSeek(Number(target.value))}
        onKeyDown={press}
        onPointerUp={release}
        // A press from before this code was there. The browser's own clicks follow a release.
        onClick={(event) => event.isTrusted || release(event)}
        className="absolute inset-x-0 -inset-y-0.5 m-0 h-[calc(100%+0.25rem)] w-full cursor-pointer opacity-0"
      />
    </div>
  );
}
