import { PEAK_COUNT } from "@/lib/contract/limits";
import type { SoundShape } from "@/lib/contract/sounds";
import { peaksOf } from "./peaks";

/** The lowest sample rate that every browser supports, in Hz. Enough for loudness, in a sixth of the memory. */
const SAMPLE_RATE = 8000;

const shapes = new WeakMap<File, Promise<SoundShape | undefined>>();

/**
 * Measures a recording in this browser. Each file is decoded once.
 *
 * @returns undefined when the browser can't decode the file.
 */
export function shapeOf(file: File): Promise<SoundShape | undefined> {
  const shape = shapes.get(file) ?? measure(file).catch(() => undefined);
  shapes.set(file, shape);
  return shape;
}

async function measure(file: File): Promise<SoundShape> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
  const sound = await context.decodeAudioData(await file.arrayBuffer());
  const channels = Array.from({ length: sound.numberOfChannels }, (_, index) => sound.getChannelData(index));
  return { duration: sound.duration, peaks: peaksOf(channels, PEAK_COUNT) };
}
