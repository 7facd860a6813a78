/** A length or a position in a recording, as players show it: "0:07", "12:30". @param seconds rounded down. */
export function formatDuration(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
