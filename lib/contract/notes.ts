import * as z from "zod";
import { idSchema, readIdSchema, requiredText, timestampSchema } from "./common";
import { NOTE_LENGTH_LIMIT } from "./limits";

/** A note of an admin about an enquiry, which its sender never sees. */
export const noteSchema = z.object({
  _id: idSchema,
  text: z.string(),
  by: z.string().describe("The name of the admin, as it was then"),
  createdAt: timestampSchema,
});

/** {@link noteSchema} as clients read it. */
export const readNoteSchema = noteSchema.extend({
  _id: readIdSchema,
  by: z.string().catch(""),
  createdAt: z.string().catch(""),
});

export const newNoteSchema = z.object({ text: requiredText(NOTE_LENGTH_LIMIT, "Please write the note.") });

export type Note = z.infer<typeof noteSchema>;
export type NewNote = z.infer<typeof newNoteSchema>;
