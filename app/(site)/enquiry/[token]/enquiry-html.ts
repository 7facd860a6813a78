import "server-only";
import { randomUUID } from "node:crypto";
import { buttonClass } from "@/components/ui/button";
import { phoneLink } from "@/lib/content/contact";
import { detailFacts } from "@/lib/content/enquiry-details";
import { STATE_TEXTS } from "@/lib/content/enquiry-page";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { REACH_BY_NAMES } from "@/lib/content/reach-by";
import type { EnquiryPage } from "@/lib/contract/enquiry-page";
import { ADDITION_LENGTH_LIMIT } from "@/lib/contract/limits";
import { contactDetails } from "@/lib/settings/contact-details";
import { siteAddress } from "@/lib/settings/site-address";
import { enquiryPath } from "@/lib/shared/enquiry-address";
import { escapeHtml } from "@/lib/shared/escape-html";
import { EXTRA_FIELD } from "@/lib/shared/form-traces";
import { formatAgo, formatDay } from "@/lib/shared/format-date";
import { SUN_HTML } from "./sun-html";

/** Shows the button that copies the address where the browser can do that. */
export const COPY_SCRIPT = `for (const button of navigator.clipboard ? document.querySelectorAll("[data-copy]") : []) {
  button.hidden = false;
  button.onclick = () => navigator.clipboard.writeText(button.dataset.copy).then(
    () => { button.nextElementSibling.textContent = "Copied"; },
    () => { button.nextElementSibling.textContent = "Please select and copy it"; });
}`;

const CARD = "rounded-card bg-raised p-5 shadow-soft sm:p-8";

/** What happened to an addition that was just sent. */
export interface AdditionState {
  /** It is stored. */
  isAdded?: boolean;
  /** What was typed, if it was not stored, and why. */
  text?: string;
  /** The key that it was sent with. */
  key?: string;
  error?: string;
}

/** How long the page says that something was added, in milliseconds: people keep the address with `?added`. */
const NEWS_MS = 2 * 60 * 1000;

/** The content of an enquiry's private page. @param title its heading. */
export function enquiryHtml(
  token: string,
  title: string,
  page: EnquiryPage,
  addition: AdditionState,
): string {
  return [
    '<div class="bg-[image:var(--sky)]"><div class="mx-auto max-w-3xl px-4 pt-10 pb-24 sm:px-6 sm:pt-16">',
    `<h1 class="max-w-[16ch] text-display">${escapeHtml(title)}</h1></div></div>`,
    '<div class="relative isolate mx-auto -mt-14 grid max-w-3xl gap-6 px-4 pb-20 sm:px-6">',
    SUN_HTML,
    stateHtml(page),
    addressHtml(token, page),
    sentHtml(page),
    additionsHtml(token, page, addition),
    "</div>",
    `<script>${COPY_SCRIPT}</script>`,
  ].join("");
}

function stateHtml(page: EnquiryPage): string {
  const { reference, state, createdAt } = page;
  const { name, text } = STATE_TEXTS[state];
  const { phone } = contactDetails();
  return [
    `<section aria-label="State" class="${CARD} grid gap-4">`,
    '<div class="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">',
    reference
      ? `<p class="grid"><span class="text-muted text-sm">Your reference</span><span class="font-semibold text-3xl tabular-nums tracking-wide">${escapeHtml(reference)}</span></p>`
      : "",
    `<p class="inline-flex items-center gap-2.5 rounded-full bg-sunken px-4 py-1.5 font-semibold"><span aria-hidden="true" class="size-2.5 rounded-full bg-accent"></span>${name}</p></div>`,
    `<p class="text-lg [overflow-wrap:anywhere]">${escapeHtml(text(page))}</p>`,
    `<p class="text-muted">Sent ${timeHtml(createdAt)}. If something is urgent, call <a href="${escapeHtml(phoneLink(phone))}" class="inline-flex min-h-11 items-center text-accent underline underline-offset-4">${escapeHtml(phone)}</a>.</p>`,
    "</section>",
  ].join("");
}

function addressHtml(token: string, { endsOn }: EnquiryPage): string {
  const address = escapeHtml(siteAddress(enquiryPath(token)));
  const until = endsOn ? ` It works until ${formatDay(endsOn)}.` : "";
  return [
    `<section aria-labelledby="keep" class="${CARD} grid gap-3">`,
    '<h2 id="keep" class="text-2xl">Keep this address</h2>',
    `<p class="text-muted">It opens your enquiry again, and is only for you.${until}</p>`,
    `<a href="${escapeHtml(enquiryPath(token))}" class="min-h-11 rounded-field bg-sunken px-4 py-2.5 text-accent underline underline-offset-4 [overflow-wrap:anywhere]">${address}</a>`,
    `<p class="flex flex-wrap items-center gap-3"><button type="button" hidden data-copy="${address}" class="${buttonClass("quiet")} [&[hidden]]:hidden">Copy the address</button><span role="status"></span></p>`,
    "</section>",
  ].join("");
}

function sentHtml(page: EnquiryPage): string {
  const { name, email, phone, reachBy, eventType, eventDate, subject, message } = page;
  const facts = [
    ["Name", name],
    ["Email", email],
    ["Phone", phone],
    ["Best way to reach you", reachBy && REACH_BY_NAMES[reachBy]],
    ["Event", EVENT_TYPE_NAMES[eventType]],
    ["Date", formatDay(eventDate)],
    ["Package", subject],
    ...detailFacts(page),
  ] as const;
  const rows = facts.map(([fact, value]) =>
    value
      ? `<div class="flex flex-wrap justify-between gap-x-6 border-line border-b py-2.5"><dt class="text-muted">${fact}</dt><dd dir="auto" class="min-w-0 [overflow-wrap:anywhere]">${escapeHtml(value)}</dd></div>`
      : "",
  );
  return [
    `<section aria-labelledby="sent" class="${CARD} grid grid-cols-[minmax(0,1fr)] gap-3">`,
    '<h2 id="sent" class="text-2xl">What you sent</h2>',
    `<dl class="border-line border-t">${rows.join("")}</dl>`,
    textHtml(message),
    "</section>",
  ].join("");
}

function additionsHtml(
  token: string,
  { additions }: EnquiryPage,
  { isAdded, text = "", key = randomUUID(), error }: AdditionState,
): string {
  const rows = additions.map(
    (one) =>
      `<li class="grid gap-1 border-line border-b pb-3">${textHtml(one.text)}<p class="text-muted text-sm">${timeHtml(one.createdAt)}</p></li>`,
  );
  return [
    `<section aria-labelledby="add" id="additions" class="${CARD} grid grid-cols-[minmax(0,1fr)] gap-4">`,
    '<h2 id="add" class="text-2xl">Add a question or a detail</h2>',
    rows.length > 0 ? `<ul aria-label="What you added" class="grid gap-3">${rows.join("")}</ul>` : "",
    isAdded && additions.some(({ createdAt }) => Date.now() - Date.parse(createdAt) < NEWS_MS)
      ? '<p role="status" class="rounded-field bg-sunken px-4 py-3"><strong>Added.</strong> I’ll read it together with your enquiry.</p>'
      : "",
    error
      ? `<p id="text-error" role="alert" class="rounded-field border border-danger bg-danger-tint px-4 py-3 text-danger">${escapeHtml(error)}${text ? ' <span class="text-ink">Your text is still here.</span>' : ""}</p>`
      : "",
    `<form method="post" action="${escapeHtml(enquiryPath(token))}" class="grid gap-4">`,
    // The same after a failure: what was stored nevertheless is not stored again.
    `<input type="hidden" name="key" value="${escapeHtml(key)}">`,
    '<div class="grid gap-1.5"><label for="text" class="font-semibold text-sm">Your question or detail</label>',
    `<textarea id="text" name="text" rows="4" required maxlength="${ADDITION_LENGTH_LIMIT}"${error ? ' aria-invalid="true" aria-describedby="text-error" autofocus' : ""} class="w-full min-h-12 resize-y rounded-field border border-field-line bg-paper px-4 py-2.5 text-base text-ink leading-relaxed">\n${escapeHtml(text)}</textarea></div>`,
    `<div aria-hidden="true" class="sr-only"><label>Leave this empty<input name="${EXTRA_FIELD}" tabindex="-1" autocomplete="off"></label></div>`,
    `<button class="${buttonClass("primary")} w-full sm:w-56 sm:justify-self-start">Add to my enquiry</button>`,
    "</form></section>",
  ].join("");
}

const textHtml = (text: string) =>
  `<p dir="auto" class="whitespace-pre-line leading-relaxed [overflow-wrap:anywhere]">${escapeHtml(text)}</p>`;

const timeHtml = (time: string) =>
  time ? `<time datetime="${escapeHtml(time)}">${formatAgo(time)}</time>` : "";
