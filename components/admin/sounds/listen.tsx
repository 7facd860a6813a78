"use client";

import { useEffect } from "react";
import { nowPlaying, type Track } from "@/components/sound/now-playing";
import { PlayButton } from "@/components/sound/play-button";
import { useTrack } from "@/components/sound/use-track";
import { WaveSlider } from "@/components/sound/wave-slider";

const loadPlayer = () => import("@/components/sound/player");

/** Stops what is playing. */
export const stopListening = (): void => {
  if (nowPlaying()) void loadPlayer().then(({ stop }) => stop());
};

/** A track with its play button and its waveform. It stops when it is removed. */
export function Listen({ track }: { track: Track }) {
  const { id, url } = track;
  const player = useTrack(track, loadPlayer);
  useEffect(
    () => () => {
      const playing = nowPlaying()?.track;
      if (playing?.id === id && playing.url === url) stopListening();
    },
    [id, url],
  );
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
      <PlayButton
        title={track.title}
        state={player.state}
        onPress={player.toggle}
        className="bg-accent-strong text-on-accent"
      />
      {player.state === "failed" ? (
        <p role="alert" className="text-danger text-sm">
          This recording can’t be played here.
        </p>
      ) : (
        <WaveSlider track={track} {...player.slider} />
      )}
    </div>
  );
}
