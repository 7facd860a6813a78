/** The position of the poster frame in the video, in seconds: past most fades from black. */
const POSTER_TIME_S = 1;
const TIMEOUT_MS = 15_000;
const JPEG_QUALITY = 0.9;

const posters = new WeakMap<File, Promise<Blob | undefined>>();

/**
 * Captures a video file's poster in this browser. Each file is captured once and cached.
 *
 * @returns a JPEG, or undefined when the browser can't play the file: AVI never plays, MOV depends on its codec.
 */
export function posterOf(video: File): Promise<Blob | undefined> {
  const poster = posters.get(video) ?? capturePoster(video);
  posters.set(video, poster);
  return poster;
}

async function capturePoster(file: File): Promise<Blob | undefined> {
  const url = URL.createObjectURL(file);
  const video = document.createElement("video");
  Object.assign(video, { muted: true, playsInline: true, preload: "auto" });
  try {
    await waitForEvent(video, "loadeddata", () => {
      video.src = url;
    });
    await waitForEvent(video, "seeked", () => {
      video.currentTime = Math.min(POSTER_TIME_S, video.duration / 2 || 0);
    });
    const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    return await canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY });
  } catch {
    return undefined;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(url);
  }
}

function waitForEvent(
  video: HTMLVideoElement,
  name: "loadeddata" | "seeked",
  trigger: () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The video can't be played.")), TIMEOUT_MS);
    const settle = (outcome: () => void) => () => {
      clearTimeout(timer);
      outcome();
    };
    video.addEventListener(name, settle(resolve), { once: true });
    video.addEventListener(
      "error",
      settle(() => reject(video.error)),
      { once: true },
    );
    trigger();
  });
}
