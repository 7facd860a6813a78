import type { Sound } from "@/lib/contract/sounds";

/**
 * The recordings of a new site, top one first. They are synthesized, and marked as samples wherever they are shown.
 *
 * There is none of a voice: a synthesized trumpet passes for a placeholder, a synthesized singer for the singer.
 */
export const demoSounds = [
  { file: "trumpet-golden-hour", title: "Golden Hour Ballad", craft: "trumpet" },
  { file: "dj-sunset-groove", title: "Sunset Groove", craft: "dj" },
] as const satisfies (Pick<Sound, "title" | "craft"> & { file: string })[];
