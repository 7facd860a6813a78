import { readSuccessSchema, readSuccessWith, successSchema, successWith } from "../common";
import {
  galleryChangesSchema,
  galleryItemSchema,
  galleryMoveSchema,
  newGalleryItemSchema,
  readGalleryItemSchema,
} from "../gallery";
import { defineCall } from "./define-call";

const permission = "manage_blogs";

const invalidId = "Invalid gallery item ID";

const files = {
  media:
    "JPEG, PNG, GIF, MP4, MOV or AVI, at most 10 MB, detected from its bytes. Takes precedence over `url`",
  poster: "The poster of a video, as JPEG or PNG",
};

export const galleryCalls = {
  list: defineCall({
    method: "GET",
    path: "/api/gallery",
    summary: "The gallery in the owner's order; supports ETag and 304",
    access: "anyone",
    response: { status: 200, schema: galleryItemSchema.array(), read: readGalleryItemSchema.array() },
    errors: [],
  }),
  add: defineCall({
    method: "POST",
    path: "/api/gallery",
    summary: "Add an item on top: a file, or a link, which the server never fetches",
    access: "admin",
    permission,
    body: newGalleryItemSchema,
    files,
    response: {
      status: 201,
      schema: successWith(galleryItemSchema),
      read: readSuccessWith(readGalleryItemSchema),
    },
    errors: [507],
  }),
  edit: defineCall({
    method: "PUT",
    path: "/api/gallery/update/{id}",
    summary: "Change an item; a new file or link replaces the old files",
    access: "admin",
    permission,
    invalidId,
    body: galleryChangesSchema,
    files,
    response: {
      status: 200,
      schema: successWith(galleryItemSchema),
      read: readSuccessWith(readGalleryItemSchema),
    },
    errors: [404, 409, 507],
  }),
  move: defineCall({
    method: "PUT",
    path: "/api/gallery/order",
    summary: "Move an item before another one, or to the end",
    access: "admin",
    permission,
    body: galleryMoveSchema,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404, 409],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/gallery/{id}",
    summary: "Delete an item and its files",
    access: "admin",
    permission,
    invalidId,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404, 409],
  }),
};
