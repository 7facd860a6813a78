import * as z from "zod";
import { enquirySchema } from "./messages";

/** What the visitor's browser sends a copy of an enquiry to. */
const copyServiceSchema = z.enum(["form", "email"], "service is form or email.");

/** Why a copy failed: the form service's codes (SPEC section 8), and UNSPECIFIED for all else. */
const copyErrorSchema = z.enum(
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
  "code is none of the form service's.",
);

/** The enquiry as it was sent, and which copy of it failed. */
export const failedDeliverySchema = enquirySchema.extend({
  service: copyServiceSchema,
  code: copyErrorSchema,
});

export type DeliveryService = z.infer<typeof copyServiceSchema>;
export type DeliveryErrorCode = z.infer<typeof copyErrorSchema>;
export type FailedDelivery = z.infer<typeof failedDeliverySchema>;

/** What the browser has to know of the form service. */
export interface FormService {
  endpoint: string;
  formId: string;
  project?: string | undefined;
}

/** What the browser has to know of the e-mail service. */
export interface EmailService {
  endpoint: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** The services that are sent a copy of each enquiry; one at least. */
export interface DeliveryServices {
  form?: FormService;
  email?: EmailService;
}
