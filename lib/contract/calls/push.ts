import { readSuccessSchema, successSchema } from "../common";
import {
  pushChoiceSchema,
  pushDeviceSchema,
  pushStateSchema,
  readPushStateSchema,
  renewalSchema,
  subscriptionSchema,
} from "../push";
import { defineCall } from "./define-call";

const permission = "manage_bookings";
const invalidId = "This is not a device.";

export const pushCalls = {
  state: defineCall({
    method: "GET",
    path: "/api/admin/push",
    summary: "The devices on which you are notified of new enquiries, and the key to subscribe with",
    access: "admin",
    permission,
    response: { status: 200, schema: pushStateSchema, read: readPushStateSchema },
    errors: [],
  }),
  add: defineCall({
    method: "POST",
    path: "/api/admin/push/devices",
    summary: "Get notified on this device. Repeating it changes nothing",
    access: "admin",
    permission,
    body: subscriptionSchema,
    response: { status: 201, schema: pushDeviceSchema },
    errors: [409],
  }),
  renew: defineCall({
    method: "POST",
    path: "/api/admin/push/renewals",
    summary: "Bind one of your devices to this session, with its present subscription",
    access: "admin",
    permission,
    body: renewalSchema,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404, 409],
  }),
  change: defineCall({
    method: "PUT",
    path: "/api/admin/push/devices/{id}",
    summary: "Choose what the lock screen of one of your devices shows",
    access: "admin",
    permission,
    invalidId,
    body: pushChoiceSchema,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404],
  }),
  test: defineCall({
    method: "POST",
    path: "/api/admin/push/devices/{id}/test",
    summary: "Send a test to one of your devices, and wait for what its push service says",
    access: "admin",
    permission,
    invalidId,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404, 429, 503],
  }),
  remove: defineCall({
    method: "DELETE",
    path: "/api/admin/push/devices/{id}",
    summary: "Stop notifying one of your devices",
    access: "admin",
    permission,
    invalidId,
    response: { status: 200, schema: successSchema, read: readSuccessSchema },
    errors: [404],
  }),
};
