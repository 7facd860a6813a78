import * as z from "zod";
import { enquirySchema } from "./messages";

/** The services that an enquiry is delivered to. */
const deliveryServiceSchema = z.enum(["form", "email"], "service must be form or email.");

/** Why a delivery failed: a code of the form service, or UNSPECIFIED for everything else. */
const deliveryErrorCodeSchema = z.enum(
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

export type DeliveryService = z.infer<typeof deliveryServiceSchema>;
export type DeliveryErrorCode = z.infer<typeof deliveryErrorCodeSchema>;
export type DeliveryFailure = z.infer<typeof failureSchema>;
export type FailedDelivery = z.infer<typeof failedDeliverySchema>;

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
