"use client";

import { addPart } from "@/lib/client/late-parts";
import type { Track } from "./now-playing";
import { play as playTrack, toggle as toggleTrack } from "./player";
import { PlayerBar } from "./player-bar";

let hasBar = false;

/** The bar is part of the layout, so it stays while the visitor browses. */
function showBar(): void {
  if (hasBar) return;
  hasBar = true;
  addPart(<PlayerBar key="player" />);
}

/** Plays a track, with the bar at the bottom of every page. @param from where to begin, in seconds. */
export function play(track: Track, from: number): void {
  showBar();
  playTrack(track, from);
}

/** Plays or pauses a track, with the bar. @param from where to begin, in seconds. */
export function toggle(track: Track, from?: number): void {
  showBar();
  toggleTrack(track, from);
}
