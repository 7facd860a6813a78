/** Where in a film its still is taken, in seconds: after most fades from black. */
const MOMENT_S = 1;
const PATIENCE_MS = 15_000;
const QUALITY = 0.9;

/** A film's still, and the film's own measures in pixels. */
export interface Poster {
  poster: Blob;
  width: number;
  height: number;
}

/**
 * Takes a still of a film, as this browser plays it.
 *
 * @returns undefined when the browser can't play it: AVI never, MOV by its codec.
 */
export async function posterOf(film: Blob): Promise<Poster | undefined> {
  const address = URL.createObjectURL(film);
  const video = document.createElement("video");
  Object.assign(video, { muted: true, playsInline: true, preload: "auto" });
  try {
    await happened(video, "loadeddata", () => {
      video.src = address;
    });
    await happened(video, "seeked", () => {
      video.currentTime = Math.min(MOMENT_S, video.duration / 2 || 0);
    });
    const { videoWidth: width, videoHeight: height } = video;
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    return { poster: await canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY }), width, height };
  } catch {
    return undefined;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(address);
  }
}

function happened(video: HTMLVideoElement, name: "loadeddata" | "seeked", begin: () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The film does not play.")), PATIENCE_MS);
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
    begin();
  });
}
