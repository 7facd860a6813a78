"use client";

import { formatDuration } from "@/lib/shared/format-duration";
import type { Track } from "./now-playing";
import { PlayButton } from "./play-button";
import { loadPlayer, UNPLAYABLE } from "./track-row";
import { useTrack } from "./use-track";

interface ListenButtonProps {
  track: Track;
  isSample: boolean;
  /** The colors of the button. */
  className: string;
}

/** Plays one track within other words, where its title and waveform would be too much. */
export function ListenButton({ track, isSample, className }: ListenButtonProps) {
  const { state, isUnreachable, time, toggle, prepare } = useTrack(track, loadPlayer);
  return (
    <div className="needs-script flex items-center gap-2.5 print:hidden">
      <PlayButton
        plays={track.id}
        title={track.title}
        state={state}
        onPress={toggle}
        onIntent={prepare}
        className={className}
      />
      {isUnreachable ? (
        <p role="alert" className="max-w-[14em] text-sm leading-snug">
          {UNPLAYABLE}
        </p>
      ) : (
        <p className="text-sm leading-snug tabular-nums max-[23.25rem]:sr-only">
          <span className="block font-semibold">Listen</span>
          {isSample && "Sample, "}
          {formatDuration(time > 0 ? time : track.duration)}
        </p>
      )}
    </div>
  );
}
