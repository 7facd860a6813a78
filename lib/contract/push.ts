import * as z from "zod";
import { idSchema, readIdSchema, timestampSchema } from "./common";
import { PUSH_ENDPOINT_LIMIT } from "./limits";

/** Why a push service did not take a notice. */
const pushFailureSchema = z
  .enum(["gone", "refused", "busy", "down", "unreachable", "timeout", "unknown"])
  .describe(
    "The device has unsubscribed; the service refused the notice for good, or for now; it failed, could not be reached, or did not answer in time",
  );

/** A device on which an admin is notified. */
export const pushDeviceSchema = z.object({
  _id: idSchema,
  name: z.string().describe("What it is, as far as it says: `iPhone, Safari`"),
  endpoint: z.string().describe("Where its browser receives notices. A browser knows itself by it"),
  showsName: z.boolean().describe("Whether its notices say who has sent an enquiry"),
  createdAt: timestampSchema,
  lastSentAt: timestampSchema.nullable().describe("When its push service last accepted a notice or a test"),
  failure: z
    .object({ at: timestampSchema, code: pushFailureSchema })
    .nullable()
    .describe("The last failure, unless a notice was accepted since"),
});

/** {@link pushDeviceSchema} as clients read it. */
const readPushDeviceSchema = pushDeviceSchema.extend({
  _id: readIdSchema,
  failure: z
    .object({ at: z.string(), code: pushFailureSchema.catch("unknown") })
    .nullable()
    .catch(null),
});

export const pushStateSchema = z.object({
  publicKey: z.string().describe("The `applicationServerKey` that browsers subscribe with (RFC 8292)"),
  devices: pushDeviceSchema.array().describe("Your own devices, the first one first"),
});

/** {@link pushStateSchema} as clients read it. */
export const readPushStateSchema = pushStateSchema.extend({ devices: readPushDeviceSchema.array() });

const AGAIN = "Please try again.";

const endpointSchema = z
  .url({ protocol: /^https?$/, error: AGAIN })
  .max(PUSH_ENDPOINT_LIMIT, AGAIN)
  .describe("Has to be at a push service that the site knows");

/** What `PushSubscription.toJSON()` gives: the keys in base64url, of 65 and 16 bytes. */
export const subscriptionSchema = z.object({
  endpoint: endpointSchema,
  keys: z.object({
    p256dh: z.string(AGAIN).regex(/^[\w-]{87}$/, AGAIN),
    auth: z.string(AGAIN).regex(/^[\w-]{22}$/, AGAIN),
  }),
});

export const renewalSchema = z.object({
  endpoint: endpointSchema.describe("The one that is known"),
  subscription: subscriptionSchema,
});

export const pushChoiceSchema = z.object({ showsName: z.boolean(AGAIN) });

export type PushFailure = z.infer<typeof pushFailureSchema>;
export type PushDevice = z.infer<typeof pushDeviceSchema>;
export type PushState = z.infer<typeof pushStateSchema>;
export type PushSubscriptionData = z.infer<typeof subscriptionSchema>;
export type PushRenewal = z.infer<typeof renewalSchema>;
export type PushChoice = z.infer<typeof pushChoiceSchema>;
