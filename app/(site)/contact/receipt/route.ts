import { cookies } from "next/headers";
import { env } from "@/lib/settings/env";
import { receiptCookie, receiptCookieName, SENT_PATH } from "@/lib/shared/receipt-cookie";
import { enquiryPageResponse } from "../../enquiry/[token]/page-response";

/** What `/contact/sent` shows after a form was sent without JavaScript (next.config.mjs leads here). */
export async function GET(request: Request): Promise<Response> {
  const sent = await cookies();
  const isSecure = env.SITE_URL.startsWith("https:");
  const token = sent.get(receiptCookieName(isSecure))?.value ?? "";
  const title = "Thank you. Your enquiry has arrived.";
  const message = "Your receipt can’t be shown right now. Please reload this page in a minute.";
  const receipt = await enquiryPageResponse(request, token, { title, problem: { title, message } });
  // The cookie may be the only place that has the address of the enquiry's page, so it outlives a passing problem.
  if (receipt.status !== 404) return receipt;
  // The enquiry has arrived nevertheless: without the cookie, the page says so.
  const headers = new Headers({ location: SENT_PATH, "cache-control": "private, no-store" });
  // Whichever is there has led here.
  for (const secure of [true, false]) headers.append("set-cookie", receiptCookie("", secure));
  return new Response(null, { status: 307, headers });
}
