import "server-only";
import { HttpError } from "@/lib/backend/http/http-error";
import { log } from "@/lib/backend/log";
import { explainLackOfSpace } from "@/lib/backend/problems/lack-of-space";
import { findEnquiryPage } from "@/lib/backend/remote/enquiry-page";
import { brand } from "@/lib/content/brand";
import { inPageShell, shellPolicy } from "../../contact/send/page-shell";
import { type AdditionState, COPY_SCRIPT, enquiryHtml } from "./enquiry-html";
import { problemHtml } from "./problem-html";

/** A failure in words. What was not expected is logged, without the address: it opens the page. */
export async function failureOf(thrown: unknown): Promise<HttpError> {
  const error = await explainLackOfSpace(thrown);
  if (error instanceof HttpError) return error;
  log.error({ err: error }, "a private page of an enquiry failed");
  return new HttpError(500, "Something went wrong on the server. Please try again later.");
}

/** A title, and what is said below it. */
interface Words {
  title: string;
  message: string;
}

/**
 * Responds with the private page of an enquiry, or says why it can't be shown.
 *
 * @param options.status of the page. @param options.problem what is said instead of why, unless there is no such enquiry.
 */
export async function enquiryPageResponse(
  request: Request,
  token: string,
  {
    title = "Your enquiry",
    status = 200,
    problem,
    ...addition
  }: AdditionState & { title?: string; status?: number; problem?: Words } = {},
): Promise<Response> {
  try {
    const page = await findEnquiryPage(request, token);
    return await respond(status, title, enquiryHtml(token, title, page, addition));
  } catch (thrown) {
    return problemResponse(await failureOf(thrown), problem, addition.text);
  }
}

/** Responds with what a visitor sees instead of a private page. @param text what they wrote. */
function problemResponse(
  { status, message, details: { headers } }: HttpError,
  words: Words = { title: "This page can’t be shown now", message },
  text?: string,
): Promise<Response> {
  const isMissing = status === 404;
  const title = isMissing ? "No enquiry at this address" : words.title;
  return respond(status, title, problemHtml(title, isMissing ? undefined : words.message, text), headers);
}

async function respond(
  status: number,
  title: string,
  main: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return new Response(await inPageShell(`${title} · ${brand.name}`, main), {
    status,
    headers: {
      ...headers,
      "content-type": "text/html; charset=utf-8",
      "cache-control": "private, no-store",
      "content-security-policy": shellPolicy(COPY_SCRIPT),
    },
  });
}
