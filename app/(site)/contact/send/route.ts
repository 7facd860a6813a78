import { HttpError } from "@/lib/backend/http/http-error";
import { readForm } from "@/lib/backend/http/respond";
import { isSameOrigin } from "@/lib/backend/http/same-origin";
import { log } from "@/lib/backend/log";
import { acceptEnquiry } from "@/lib/backend/messages/accept-enquiry";
import { answerPage } from "@/lib/backend/messages/answer-page";
import { enquirySchema } from "@/lib/contract/messages";

/** How long, at least, the same text sent again counts as the same enquiry: a second click, a reload. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;

/** The enquiry form as the browser itself sends it: without JavaScript, or before it has arrived. */
export async function POST(request: Request): Promise<Response> {
  let typed = new URLSearchParams();
  try {
    if (!isSameOrigin(request)) throw new HttpError(403, "Please send the form from this site.");
    typed = await readForm(request);
    const parsed = enquirySchema.safeParse(Object.fromEntries(typed));
    if (!parsed.success) {
      return answerPage(400, { problems: parsed.error.issues.map(({ message }) => message), typed });
    }
    const window = Math.floor(Date.now() / REPEAT_WINDOW_MS);
    await acceptEnquiry(request, parsed.data, `form ${window}`, `form ${window - 1}`);
    return new Response(null, { status: 303, headers: { location: "/contact/sent" } });
  } catch (error) {
    if (error instanceof HttpError) return answerPage(error.status, { problems: [error.message], typed });
    log.error({ err: error }, "a form was not stored");
    return answerPage(500, { problems: ["Failed to process your request. Please try again later."], typed });
  }
}

export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: "/contact" } });
}
