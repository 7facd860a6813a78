import "server-only";
import { buttonClass } from "@/components/ui/button";
import { phoneLink } from "@/lib/content/contact";
import { NO_PAGE_TEXT } from "@/lib/content/enquiry-page";
import { contactDetails } from "@/lib/settings/contact-details";
import { escapeHtml } from "@/lib/shared/escape-html";

const LINK =
  "inline-flex min-h-11 items-center text-accent underline underline-offset-4 [overflow-wrap:anywhere]";

/**
 * What a visitor sees instead of a private page.
 *
 * @param problem why, if not because there is none at this address. @param text what they wrote, so that it is not lost.
 */
export function problemHtml(title: string, problem: string | undefined, text = ""): string {
  const { email, phone } = contactDetails();
  return [
    '<div class="bg-[image:var(--sky)]"><div class="mx-auto grid max-w-3xl justify-items-start gap-5 px-4 pt-10 pb-24 sm:px-6 sm:pt-16">',
    `<h1 class="max-w-[16ch] text-display">${escapeHtml(title)}</h1>`,
    `<p class="max-w-prose text-lg">${escapeHtml(problem ?? NO_PAGE_TEXT)}</p>`,
    '<p class="max-w-prose text-lg">Just ask me. With your reference, if you have it at hand, it’s quicker.</p>',
    `<ul class="text-lg"><li>Call <a href="${escapeHtml(phoneLink(phone))}" class="${LINK}">${escapeHtml(phone)}</a></li><li>Write to <a href="mailto:${escapeHtml(email)}" class="${LINK}">${escapeHtml(email)}</a></li></ul>`,
    text
      ? `<div class="grid w-full gap-1.5"><label for="kept" class="font-semibold text-sm">What you wrote, to copy</label><textarea id="kept" readonly rows="6" class="w-full rounded-field border border-field-line bg-paper px-4 py-2.5 text-base text-ink">\n${escapeHtml(text)}</textarea></div>`
      : "",
    `<a href="/contact" class="${buttonClass("primary")}">Send an enquiry</a>`,
    "</div></div>",
  ].join("");
}
