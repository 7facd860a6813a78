import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import { PEAK_COUNT } from "@/lib/contract/limits";
import { type Sound, soundSchema } from "@/lib/contract/sounds";
import type { FormFile } from "./media-files";

/** Samples per second of a tone. */
const RATE = 8000;

/** A WAV with a tone that swells and fades, which every browser plays. @param seconds its length. */
export function newTone({ seconds = 2, name = "tone.wav" } = {}): FormFile {
  const samples = Math.round(seconds * RATE);
  const buffer = Buffer.alloc(44 + samples * 2);
  buffer.write("RIFF", 0);
  buffer.writeUInt32LE(36 + samples * 2, 4);
  buffer.write("WAVEfmt ", 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(RATE, 24);
  buffer.writeUInt32LE(RATE * 2, 28);
  buffer.writeUInt16LE(2, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write("data", 36);
  buffer.writeUInt32LE(samples * 2, 40);
  // Different each time, so that no two files have the same bytes.
  const pitch = 200 + Math.random() * 400;
  for (let at = 0; at < samples; at += 1) {
    const loudness = Math.sin((at / samples) * Math.PI);
    buffer.writeInt16LE(
      Math.round(loudness * 9000 * Math.sin((at / RATE) * pitch * Math.PI * 2)),
      44 + at * 2,
    );
  }
  return { name, mimeType: "audio/wav", buffer };
}

/** The peaks of {@link newTone}. */
export const TONE_PEAKS = Array.from(
  { length: PEAK_COUNT },
  (_, index) => Math.round(Math.sin(((index + 0.5) / PEAK_COUNT) * Math.PI) * 100) / 100,
);

/** The fields and the file of a recording to send. */
type SoundForm = Record<string, string | FormFile>;

/** A form that adds a recording with a unique title. */
export const newSoundForm = (form: SoundForm = {}): SoundForm => ({
  title: `Recording ${randomUUID()}`,
  craft: "trumpet",
  duration: "2",
  peaks: JSON.stringify(TONE_PEAKS),
  media: newTone(),
  ...form,
});

/** Sends a new recording as the gallery screen does. */
export const sendSound = (admin: APIRequestContext, form: SoundForm = {}) =>
  admin.post("/api/sounds", { multipart: newSoundForm(form) });

/** {@link sendSound}, expecting success. @returns the new recording. */
export async function addSound(admin: APIRequestContext, form: SoundForm = {}): Promise<Sound> {
  const response = await sendSound(admin, form);
  expect(response.status(), await response.text()).toBe(201);
  return soundSchema.strict().parse((await response.json()).data);
}

/** All recordings of a site, in order. */
export async function listSounds(client: APIRequestContext): Promise<Sound[]> {
  const response = await client.get("/api/sounds");
  expect(response.status()).toBe(200);
  return soundSchema
    .strict()
    .array()
    .parse(await response.json());
}

/** Deletes all recordings of a site. Not for the shared site, which other tests use at the same time. */
export async function emptySounds(admin: APIRequestContext): Promise<void> {
  for (const { _id } of await listSounds(admin)) {
    expect((await admin.delete(`/api/sounds/${_id}`)).status()).toBe(200);
  }
}
