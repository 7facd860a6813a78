import * as z from "zod";
import { idSchema, readIdSchema, requiredText, timestampSchema } from "./common";
import { NO_TITLE, orderMove, versionField } from "./fields";
import { PEAK_COUNT, SOUND_SECONDS_LIMIT, TITLE_LENGTH_LIMIT } from "./limits";

/** The error when no craft was chosen. */
export const NO_CRAFT = "Please choose a craft.";

/** The crafts that can be heard. They are categories of the gallery. */
export const craftSchema = z.enum(["dj", "trumpet", "vocal"], NO_CRAFT);

const peakSchema = z.number().min(0).max(1);

export const soundSchema = z.object({
  _id: idSchema,
  title: z.string(),
  craft: craftSchema,
  isSample: z.boolean().describe("Demo content, which is not a recording of the entertainer"),
  url: z.string().describe("/uploads/…, or that file at another address"),
  duration: z.number().positive().describe("Seconds"),
  peaks: z
    .array(peakSchema)
    .length(PEAK_COUNT)
    .describe("How loud each part of it is, from 0 to 1, for drawing"),
  createdAt: timestampSchema,
  version: z.int().positive().describe("Incremented by every edit. Send it with an edit to detect conflicts"),
});

/** {@link soundSchema} as clients read it: ids of another backend are opaque. */
export const readSoundSchema = soundSchema.extend({ _id: readIdSchema });

/** What is served as a recording, by extension. */
export const SOUND_TYPES = { mp3: "audio/mpeg", m4a: "audio/mp4", wav: "audio/wav" } as const;

/** The error when no recording was sent. */
export const NO_SOUND = "Please choose a recording to upload.";

const BAD_PEAKS = `peaks must be ${PEAK_COUNT} numbers from 0 to 1.`;
const BAD_DURATION = "duration must be the length in seconds.";

/** An array in JSON, or the same as text in a multipart form. */
const parsed = (value: unknown) => {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
};

/** What the browser finds out about a file by decoding it, which the server can't. */
const shapeFields = {
  duration: z.coerce.number(BAD_DURATION).min(0.01, BAD_DURATION).max(SOUND_SECONDS_LIMIT, BAD_DURATION),
  peaks: z.preprocess(parsed, z.array(peakSchema, BAD_PEAKS).length(PEAK_COUNT, BAD_PEAKS)),
};

/** The fields of a new recording, beside its file. Unknown fields are dropped. */
export const newSoundSchema = z.object({
  title: requiredText(TITLE_LENGTH_LIMIT, NO_TITLE),
  craft: craftSchema,
  ...shapeFields,
});

/** The fields of an edit. Missing fields keep their values; the title is required. */
export const soundChangesSchema = z.object({
  title: newSoundSchema.shape.title,
  craft: craftSchema.optional(),
  version: versionField.optional(),
  duration: shapeFields.duration.optional().describe("Needed with a new file, ignored without"),
  peaks: shapeFields.peaks.optional().describe("Needed with a new file, ignored without"),
});

/** The error message for a malformed id. */
export const INVALID_SOUND_ID = "Invalid recording ID";

/** Moves one recording in the owner's order. */
export const soundMoveSchema = orderMove(INVALID_SOUND_ID);

export type Craft = z.infer<typeof craftSchema>;
export type Sound = z.infer<typeof soundSchema>;
export type NewSound = z.infer<typeof newSoundSchema>;
/** What the browser measures: the duration in seconds, and the levels of equal parts, from 0 to 1. */
export type SoundShape = Pick<NewSound, "duration" | "peaks">;
export type SoundChanges = z.infer<typeof soundChangesSchema>;
