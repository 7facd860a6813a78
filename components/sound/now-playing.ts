import { useSyncExternalStore } from "react";

/** A recording as the player needs it. */
export interface Track {
  id: string;
  title: string;
  /** What it is, such as its craft. Shown below the title. */
  line: string;
  /** The enquiry form, with the craft filled in. Not in the console. */
  bookingUrl?: string;
  url: string;
  /** In seconds. */
  duration: number;
  /** From 0 to 1. */
  peaks: number[];
}

/** What the player is doing. */
export interface NowPlaying {
  track: Track;
  state: "loading" | "playing" | "paused" | "failed";
  /** The position in seconds. */
  time: number;
}

/*
 * The part of the player that every page has: what is playing. The player itself is loaded at the first press.
 */

let now: NowPlaying | undefined;
const listeners = new Set<() => void>();

/** What is in the player, playing or not. */
export const nowPlaying = (): NowPlaying | undefined => now;

/** Tells every part of the page what the player is doing, or is about to do. */
export function announce(next: NowPlaying | undefined): void {
  now = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** {@link nowPlaying} as state. @param id only if it is this track; any track by default. */
export function useNowPlaying(id?: string): NowPlaying | undefined {
  const read = () => (id === undefined || now?.track.id === id ? now : undefined);
  return useSyncExternalStore(subscribe, read, () => undefined);
}
