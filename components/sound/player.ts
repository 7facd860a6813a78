import { brand } from "@/lib/content/brand";
import { LOGO } from "@/lib/content/icons";
import { announce, type NowPlaying, nowPlaying, type Track } from "./now-playing";

/** What the keys of a headset or a lock screen seek by, in seconds. */
const SEEK_S = 10;

/** The only audio element. It belongs to no page, so it keeps playing across navigations. */
const audio = new Audio();
audio.preload = "none";

/** The id of the track in it. What the page announces may be the next one already. */
let current: string | undefined;

const update = (changes: Partial<NowPlaying>) => {
  const now = nowPlaying();
  if (now) announce({ ...now, ...changes });
};

audio.addEventListener("playing", () => update({ state: "playing" }));
audio.addEventListener("waiting", () => update({ state: "loading" }));
audio.addEventListener("timeupdate", () => audio.seeking || update({ time: audio.currentTime }));
audio.addEventListener("ended", () => update({ state: "paused", time: 0 }));
audio.addEventListener("error", () => audio.hasAttribute("src") && update({ state: "failed" }));
audio.addEventListener("pause", () => {
  if (!audio.ended && nowPlaying()?.state !== "failed") update({ state: "paused" });
});

// Only one thing plays at a time: a video with sound pauses the track.
document.addEventListener(
  "play",
  ({ target }) => {
    if (target instanceof HTMLMediaElement && !target.muted) audio.pause();
  },
  true,
);

/** Plays a track, from where it was paused. @param from where to begin instead, in seconds. */
export function play(track: Track, from?: number): void {
  const now = nowPlaying();
  const isAnother = current !== track.id;
  const hasFailed = !isAnother && now?.state === "failed";
  const time = from ?? (isAnother ? 0 : hasFailed ? now.time : audio.currentTime);
  if (isAnother || hasFailed) {
    current = track.id;
    audio.src = track.url;
    tellSystem(track);
  }
  // Before anything is loaded, this is where it will begin.
  if (from !== undefined || hasFailed) audio.currentTime = time;
  announce({ track, state: "loading", time });
  audio.play().catch(({ name }: Error) => {
    // The browser wants another press. That it was stopped, or can't be loaded, comes as an event.
    if (name === "NotAllowedError") update({ state: "paused" });
  });
}

/** Plays a track, or pauses it. */
export function toggle(track: Track, from?: number): void {
  // One that failed counts as playing for the browser.
  const isPlaying = current === track.id && !audio.paused && nowPlaying()?.state !== "failed";
  if (isPlaying) audio.pause();
  else play(track, from);
}

/** Goes to a position of the current track. @param time in seconds. */
export function seek(time: number): void {
  audio.currentTime = time;
  update({ time });
}

/** Ends the track, so that the player is empty. */
export function stop(): void {
  current = undefined;
  audio.pause();
  audio.removeAttribute("src");
  // Ends the download, too.
  audio.load();
  announce(undefined);
  if ("mediaSession" in navigator) navigator.mediaSession.metadata = null;
}

/** Tells the system what is playing, for its lock screen and the keys of a headset. */
function tellSystem({ title, line }: Track): void {
  if (!("mediaSession" in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata({
    title,
    artist: brand.name,
    album: line,
    artwork: [{ src: LOGO, sizes: "512x512", type: "image/png" }],
  });
  const by = (seconds: number) => () =>
    seek(Math.min(Math.max(audio.currentTime + seconds, 0), nowPlaying()?.track.duration ?? 0));
  mediaSession.setActionHandler("play", () => {
    const now = nowPlaying();
    if (now) play(now.track);
  });
  mediaSession.setActionHandler("pause", () => audio.pause());
  mediaSession.setActionHandler("seekbackward", by(-SEEK_S));
  mediaSession.setActionHandler("seekforward", by(SEEK_S));
  mediaSession.setActionHandler("seekto", ({ seekTime = 0 }) => seek(seekTime));
  mediaSession.setActionHandler("stop", stop);
}
