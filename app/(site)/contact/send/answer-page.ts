import "server-only";
import { ENQUIRY_FIELDS } from "@/components/enquiry/enquiry-input";
import { buttonClass } from "@/components/ui/button";
import { brand } from "@/lib/content/brand";
import { DETAIL_LABELS } from "@/lib/content/enquiry-details";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { REACH_BY_NAMES } from "@/lib/content/reach-by";
import { packageTitle, services } from "@/lib/content/services";
import {
  COMPANY_LENGTH_LIMIT,
  EMAIL_LENGTH_LIMIT,
  EVENT_DATE_RANGE,
  GUESTS_LENGTH_LIMIT,
  MESSAGE_LENGTH_LIMIT,
  NAME_LENGTH_LIMIT,
  PHONE_LENGTH_LIMIT,
  PO_NUMBER_LENGTH_LIMIT,
  VENUE_LENGTH_LIMIT,
} from "@/lib/contract/limits";
import { DETAIL_NAMES } from "@/lib/shared/enquiry-details";
import { escapeHtml } from "@/lib/shared/escape-html";
import { inPageShell, shellPolicy } from "./page-shell";

interface FormAnswer {
  /** The first error of each wrong field. */
  errors?: Record<string, string>;
  /** What went wrong apart from the fields, as a sentence. */
  problem?: string;
  /** The submitted values, so that the visitor can correct them and send them again. */
  values: URLSearchParams;
}

/** The attributes of a control of the form. */
type Attributes = Record<string, string | number>;

const CONTROL = "w-full min-h-12 rounded-field border bg-paper px-4 py-2.5 text-base text-ink";

/**
 * The page shown when a form sent without JavaScript was not accepted: the form of components/enquiry/enquiry-form.tsx,
 * filled in, with each error at its field. Its HTML is written by hand, since Next renders no React in route handlers.
 */
export async function answerPage(
  status: number,
  { errors = {}, problem, values }: FormAnswer,
): Promise<Response> {
  const wrong = Object.keys(errors).length;
  const title = wrong > 0 ? "Almost there: please check the marked fields" : "Not sent yet";
  const [firstWrong] = FIELDS.filter((name) => errors[name]);

  const field = (name: string, label: string, control: (attributes: string, value: string) => string) => {
    const error = errors[name];
    const attributes: Attributes = {
      id: name,
      name,
      class: `${CONTROL} ${error ? "border-danger" : "border-field-line"}`,
      ...(error && { "aria-invalid": "true", "aria-describedby": `${name}-error` }),
      ...(name === firstWrong && { autofocus: "" }),
      ...ATTRIBUTES[name],
    };
    const written = Object.entries(attributes)
      .map(([key, value]) => (value === "" ? key : `${key}="${value}"`))
      .join(" ");
    return `<div class="grid content-start gap-1.5"><label for="${name}" class="font-semibold text-sm">${label}</label>${control(
      written,
      escapeHtml(values.get(name) ?? ""),
    )}${error ? `<p id="${name}-error" class="flex gap-1.5 text-danger text-sm"><span aria-hidden="true">▲</span>${escapeHtml(error)}</p>` : ""}</div>`;
  };
  const input = (attributes: string, value: string) => `<input ${attributes} value="${value}">`;
  const select =
    (none: string, options: [value: string, name: string][]) => (attributes: string, chosen: string) =>
      `<select ${attributes}><option value="">${none}</option>${options
        .map(([value, name]) => [escapeHtml(value), escapeHtml(name)] as const)
        .map(
          ([value, name]) =>
            `<option value="${value}"${value === chosen ? " selected" : ""}>${name}</option>`,
        )
        .join("")}</select>`;
  const subject = values.get("subject");
  const packages = new Set([
    ...services.flatMap((service) => service.packages.map((offer) => packageTitle(service, offer))),
    // Kept, even if it is no package.
    ...(subject ? [subject] : []),
  ]);

  const main = [
    '<div class="bg-[image:var(--sky)]"><div class="mx-auto max-w-3xl px-4 pt-10 pb-20 sm:px-6 sm:pt-16">',
    `<h1 class="text-display">${title}</h1>`,
    problem
      ? `<p role="alert" class="mt-5 rounded-field border border-danger bg-danger-tint px-4 py-3 text-danger">${escapeHtml(problem)}</p>`
      : "",
    '<p class="mt-4 text-lg text-muted">What you wrote is still here.</p></div></div>',
    '<div class="mx-auto -mt-10 max-w-3xl px-4 pb-20 sm:px-6">',
    '<form method="post" action="/contact/send" class="grid gap-5 rounded-card bg-raised p-5 shadow-soft sm:p-10">',
    field(
      "subject",
      "Package (optional)",
      select(
        "None yet",
        [...packages].map((name) => [name, name]),
      ),
    ),
    '<div class="grid grid-cols-[repeat(auto-fit,minmax(min(max(14rem,40%),100%),1fr))] gap-5">',
    field("eventDate", "Event date", input),
    field("eventType", "Event type", select("Please choose", Object.entries(EVENT_TYPE_NAMES))),
    field("name", "Your name", input),
    field("email", "Email", input),
    field("phone", "Phone (optional)", input),
    field("reachBy", "Best way to reach you", select("Email", Object.entries(REACH_BY_NAMES))),
    "</div>",
    field(
      "message",
      "About your event",
      // The parser drops a line break at the start.
      (attributes, value) => `<textarea ${attributes}>\n${value}</textarea>`,
    ),
    `<details class="group rounded-field border border-line"${DETAIL_NAMES.some((name) => values.get(name)) ? " open" : ""}>`,
    '<summary class="min-h-12 cursor-pointer px-4 py-3 font-semibold text-sm">More details (optional)</summary>',
    '<div class="grid gap-5 px-4 pt-2 pb-5">',
    TEXT_DETAILS.map((name) => field(name, DETAIL_LABELS[name], input)).join(""),
    CHOICES.map(
      (name) =>
        `<label class="flex min-h-11 items-center gap-3"><input type="checkbox" name="${name}" value="yes" class="size-5 shrink-0 accent-accent-strong"${values.get(name) ? " checked" : ""}>${DETAIL_LABELS[name]}</label>`,
    ).join(""),
    "</div></details>",
    `<button class="${buttonClass("primary")} w-full text-lg sm:w-56 sm:justify-self-start">Send enquiry</button>`,
    "</form></div>",
  ].join("");
  return new Response(await inPageShell(`${title} · ${brand.name}`, main), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": shellPolicy(),
    },
  });
}

const TEXT_DETAILS = ["venue", "startTime", "endTime", "guests", "company", "poNumber"] as const;
const CHOICES = ["needsInvoice", "needsCertificate"] as const;

/** The fields in the order of the page. */
const FIELDS = ["subject", ...ENQUIRY_FIELDS];

const ATTRIBUTES: Record<string, Attributes> = {
  name: { type: "text", autocomplete: "name", required: "", maxlength: NAME_LENGTH_LIMIT },
  email: { type: "email", autocomplete: "email", required: "", maxlength: EMAIL_LENGTH_LIMIT },
  eventType: { required: "" },
  eventDate: { type: "date", ...EVENT_DATE_RANGE, required: "" },
  phone: { type: "tel", autocomplete: "tel", maxlength: PHONE_LENGTH_LIMIT },
  message: { rows: 7, required: "", maxlength: MESSAGE_LENGTH_LIMIT },
  venue: { maxlength: VENUE_LENGTH_LIMIT },
  startTime: { type: "time" },
  endTime: { type: "time" },
  guests: { maxlength: GUESTS_LENGTH_LIMIT },
  company: { autocomplete: "organization", maxlength: COMPANY_LENGTH_LIMIT },
  poNumber: { maxlength: PO_NUMBER_LENGTH_LIMIT },
};
