import "server-only";
import { soundCalls } from "@/lib/contract/calls/sounds";
import { readSoundSchema, type Sound } from "@/lib/contract/sounds";
import { perProcess } from "../per-process";
import { readList } from "./list";

const memory = () => perProcess<{ sounds: Sound[] }>("backend sounds", () => ({ sounds: [] }));

/**
 * The backend's recordings: none where it knows no recordings. While it is down: what they were before, or none.
 */
export async function remoteSounds(): Promise<Sound[]> {
  try {
    memory().sounds = await readList(soundCalls.list, readSoundSchema, true);
  } catch {
    // requestBackend logs the error.
  }
  return memory().sounds;
}
