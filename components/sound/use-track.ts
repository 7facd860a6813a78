"use client";

import { useState } from "react";
import { announce, type Track, useNowPlaying } from "./now-playing";

/** What plays tracks: the player itself, or with its bar. */
interface Player {
  play: (track: Track, from: number) => void;
  toggle: (track: Track, from?: number) => void;
}

/**
 * A track of the page in the player, which is loaded at the first press.
 *
 * @param load loads the player.
 */
export function useTrack(track: Track, load: () => Promise<Player>) {
  const now = useNowPlaying(track.id);
  /** Where playback will start, until the track is first played. */
  const [start, setStart] = useState(0);
  const [isUnreachable, setUnreachable] = useState(false);
  const time = now ? now.time : start;

  const press = async (use: (player: Player) => void) => {
    setUnreachable(false);
    if (!now) announce({ track, state: "loading", time });
    try {
      use(await load());
      setStart(0);
    } catch {
      announce(undefined);
      setUnreachable(true);
    }
  };
  const seek = async (to: number) => (await import("./player")).seek(to);
  const toggle = () => press((player) => player.toggle(track, start || undefined));

  return {
    state: isUnreachable ? ("failed" as const) : (now?.state ?? "paused"),
    /** Whether the player could not be loaded. */
    isUnreachable,
    time,
    toggle,
    /** Loads the player ahead of time. */
    prepare: () => void load().catch(() => {}),
    /** The props of its waveform. */
    slider: {
      time,
      onToggle: toggle,
      onSeek: (to: number) => (now ? seek(to) : setStart(to)),
      // A press on the waveform plays from there. The arrow keys only choose where.
      onRelease: (to: number) => (now ? seek(to) : press((player) => player.play(track, to))),
    },
  };
}
