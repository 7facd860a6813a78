import type { Success } from "@/lib/contract/common";
import type { Enquiry } from "@/lib/contract/messages";
import { ApiError, call, messageOf } from "./http";

/**
 * Sends an enquiry. When this returns, it is stored.
 *
 * @param key the same for each try at the same content, so that it is stored once.
 * @throws ApiError with the text for the visitor (SPEC section 8) and the field errors.
 */
export async function sendEnquiry(enquiry: Enquiry, key: string): Promise<void> {
  try {
    const { body } = await call<Partial<Success> | undefined>("/api/contact", {
      method: "POST",
      body: { ...enquiry, read: false },
      headers: { "idempotency-key": key },
    });
    if (!body?.success) throw new ApiError(body?.message ?? "Failed to save message");
  } catch (error) {
    const { status, errors } = error instanceof ApiError ? error : new ApiError("");
    throw new ApiError(
      messageOf(error, "Failed to process your request. Please try again later."),
      status,
      errors,
    );
  }
}
