import { readSuccessSchema, readSuccessWith, successSchema, successWith } from "../common";
import {
  INVALID_SOUND_ID,
  newSoundSchema,
  readSoundSchema,
  soundChangesSchema,
  soundMoveSchema,
  soundSchema,
} from "../sounds";
import { defineCall } from "./define-call";

const permission = "manage_blogs";
const invalidId = INVALID_SOUND_ID;
const files = { media: "MP3, M4A or WAV, at most 10 MB, detected from its bytes" };

export const soundCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/sounds",
    summary: "The recordings in the owner's order; supports ETag and 304",
    access: "anyone",
    response: { status: 200, schema: soundSchema.array(), read: readSoundSchema.array() },
    errors: [],
  }),
  add: defineCall({
    method: "POST",
    path: "/api/sounds",
    summary: "Add a recording on top. The client measures its length and its peaks",
    access: "admin",
    permission,
    body: newSoundSchema,
    files,
    response: {
      status: 201,
      schema: successWith(soundSchema),
      read: readSuccessWith(readSoundSchema),
    },
    errors: [507],
  }),
  edit: defineCall({
    method: "PUT",
    path: "/api/sounds/{id}",
    summary: "Change a recording; a new file replaces the old one",
    access: "admin",
    permission,
    invalidId,
    body: soundChangesSchema,
    files,
    response: {
      status: 200,
      schema: successWith(soundSchema),
      read: readSuccessWith(readSoundSchema),
    },
    errors: [404, 409, 507],
  }),
  move: defineCall({
    method: "PUT",
    path: "/api/sounds/order",
    summary: "Move a recording before another one, or to the end",
    access: "admin",
    permission,
    body: soundMoveSchema,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404, 409],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/sounds/{id}",
    summary: "Delete a recording and its file",
    access: "admin",
    permission,
    invalidId,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404, 409],
  }),
};
