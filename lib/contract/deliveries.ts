import * as z from "zod";
import { idSchema, timestampSchema } from "./common";
import { enquirySchema } from "./messages";

/** The services that an enquiry is delivered to. */
const deliveryServiceSchema = z.enum(["form", "email"], "service must be form or email.");

/** Why a delivery failed: a code of the form service, or UNSPECIFIED for everything else. */
export const deliveryErrorCodeSchema = z.enum(
  [
    "BLOCKED",
    "EMPTY",
    "FILES_TOO_BIG",
    "FORM_NOT_FOUND",
    "INACTIVE",
    "NO_FILE_UPLOADS",
    "PROJECT_NOT_FOUND",
    "TOO_MANY_FILES",
    "REQUIRED_FIELD_EMPTY",
    "REQUIRED_FIELD_MISSING",
    "STRIPE_CLIENT_ERROR",
    "STRIPE_SCA_ERROR",
    "TYPE_EMAIL",
    "TYPE_NUMERIC",
    "TYPE_TEXT",
    "UNSPECIFIED",
  ],
  "code must be one of the form service's codes.",
);

/** What is known about an UNSPECIFIED failure. */
const deliveryReasonSchema = z.enum(["format", "timeout", "left"], "reason must be format, timeout or left.");

const failureSchema = z.object({
  code: deliveryErrorCodeSchema,
  reason: deliveryReasonSchema
    .optional()
    .describe("An unexpected response format, no response in time, or a page that was left too early"),
});

/** The enquiry as it was sent, and the delivery that failed. */
export const failedDeliverySchema = enquirySchema.extend({
  service: deliveryServiceSchema,
  ...failureSchema.shape,
});

/** A delivery that failed, and what has become of it since. */
export const deliverySchema = failureSchema.extend({
  service: deliveryServiceSchema,
  state: z.enum(["failed", "sending", "sent"]).describe("`sent` is a second attempt that arrived"),
  time: timestampSchema.describe("When it got into this state"),
});

/** The delivery that an admin is about to send again. */
export const claimSchema = z.object({ service: deliveryServiceSchema });

/** The result of sending a delivery again. Without a code, it arrived. */
export const attemptSchema = failureSchema
  .partial()
  .extend({ service: deliveryServiceSchema, attempt: z.uuid("attempt must be the ID of the claim.") });

/** What a claim returns: the ID that its result is reported with. */
export const claimedSchema = z.object({ attempt: idSchema });

export type DeliveryService = z.infer<typeof deliveryServiceSchema>;
export type DeliveryErrorCode = z.infer<typeof deliveryErrorCodeSchema>;
export type DeliveryFailure = z.infer<typeof failureSchema>;
export type FailedDelivery = z.infer<typeof failedDeliverySchema>;
export type Delivery = z.infer<typeof deliverySchema>;
export type Attempt = z.infer<typeof attemptSchema>;

/** What the browser needs to know about the form service. */
export interface FormService {
  endpoint: string;
  formId: string;
  project?: string | undefined;
}

/** What the browser needs to know about the email service. */
export interface EmailService {
  endpoint: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** The services that each enquiry is delivered to. There is at least one. */
export interface DeliveryServices {
  form?: FormService;
  email?: EmailService;
}
