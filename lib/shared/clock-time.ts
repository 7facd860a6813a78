/** A time of day as on a clock. @param timeOfDay HH:MM. @returns such as `["5:40", "pm"]`. */
export function clockTime(timeOfDay: string): [time: string, half: "am" | "pm"] {
  const [hours = 0, minutes = 0] = timeOfDay.split(":").map(Number);
  return [`${hours % 12 || 12}:${String(minutes).padStart(2, "0")}`, hours < 12 ? "am" : "pm"];
}
