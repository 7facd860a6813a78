/**
 * The loudness of each part of a recording, relative to the loudest part: the root mean square of its samples, which is close
 * to what we hear as loudness.
 *
 * @param channels the samples of each channel, from -1 to 1. @param count the number of parts.
 * @returns values from 0 to 1 with two decimals; all 0 for silence.
 */
export function peaksOf(channels: Float32Array[], count: number): number[] {
  const length = channels[0]?.length ?? 0;
  const levels = Array.from({ length: count }, (_, part) => {
    const begin = Math.floor((part * length) / count);
    const end = Math.max(begin + 1, Math.floor(((part + 1) * length) / count));
    let sum = 0;
    for (const samples of channels) {
      for (let at = begin; at < end; at += 1) sum += (samples[at] ?? 0) ** 2;
    }
    return Math.sqrt(sum / (end - begin));
  });
  const loudest = Math.max(...levels);
  return levels.map((level) => (loudest > 0 ? Math.round((level / loudest) * 100) / 100 : 0));
}
