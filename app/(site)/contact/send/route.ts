import { HttpError } from "@/lib/backend/http/http-error";
import { readForm } from "@/lib/backend/http/parse";
import { isSameOrigin } from "@/lib/backend/http/same-origin";
import { log } from "@/lib/backend/log";
import { acceptEnquiry } from "@/lib/backend/messages/accept-enquiry";
import { explainLackOfSpace } from "@/lib/backend/problems/lack-of-space";
import { enquirySchema } from "@/lib/contract/messages";
import { env } from "@/lib/settings/env";
import { withFittingDetails } from "@/lib/shared/enquiry-details";
import { EXTRA_FIELD } from "@/lib/shared/form-traces";
import { receiptCookie, SENT_PATH } from "@/lib/shared/receipt-cookie";
import { answerPage } from "./answer-page";

/** The minimum time during which identical content counts as the same enquiry (a second click, a reload). */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;

/** Receives the enquiry form when the browser submits it: without JavaScript, or before it has loaded. */
export async function POST(request: Request): Promise<Response> {
  let values = new URLSearchParams();
  try {
    if (!isSameOrigin(request)) throw new HttpError(403, "Please send the form from this site.");
    values = await readForm(request);
    const parsed = enquirySchema.transform(withFittingDetails).safeParse(Object.fromEntries(values));
    if (!parsed.success) {
      // One message for one field, even if it breaks several rules: the first one.
      const errors: Record<string, string> = {};
      for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
      return answerPage(400, { errors, values });
    }
    const window = Math.floor(Date.now() / REPEAT_WINDOW_MS);
    const traces = { isExtraFilled: Boolean(values.get(EXTRA_FIELD)?.trim()), elapsedMs: undefined };
    const { page } = await acceptEnquiry(
      request,
      parsed.data,
      `form ${window}`,
      traces,
      `form ${window - 1}`,
    );
    // With the cookie, the confirmation is a receipt.
    const cookie = receiptCookie(page?.split("/").at(-1) ?? "", env.SITE_URL.startsWith("https:"));
    return new Response(null, { status: 303, headers: { location: SENT_PATH, "set-cookie": cookie } });
  } catch (thrown) {
    const error = await explainLackOfSpace(thrown);
    if (error instanceof HttpError) return answerPage(error.status, { problem: error.message, values });
    log.error({ err: error }, "failed to store an enquiry sent without JavaScript");
    return answerPage(500, {
      problem: "Failed to process your request. Please try again later.",
      values,
    });
  }
}

export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: "/contact" } });
}
