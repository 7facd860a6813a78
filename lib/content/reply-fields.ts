import type { Enquiry } from "@/lib/contract/messages";
import { fillFields } from "@/lib/shared/fill-fields";
import { brand } from "./brand";
import { formatPrice, services } from "./services";

/** What a reply is written with: the enquiry that it answers. */
type Answered = Pick<Enquiry, "name" | "eventType" | "eventDate" | "subject">;

/** The fields of replies and templates, in the order in which they are offered. */
export const REPLY_FIELDS = ["first name", "name", "event", "date", "package", "price", "signature"] as const;

type ReplyField = (typeof REPLY_FIELDS)[number];

/** What to do about a field that has no value. */
const NO_VALUE: Record<ReplyField, string> = {
  "first name": "the enquiry has no name",
  name: "the enquiry has no name",
  event: "the enquiry names no kind of event",
  date: "the enquiry has no date",
  package: "the enquiry names no package",
  price: "enter the quoted price",
  signature: "the site has no signature",
};

const EVENTS: Record<Answered["eventType"], string> = {
  wedding: "wedding",
  corporate: "corporate event",
  birthday: "birthday",
  other: "event",
};

/** A date as in a letter: "Saturday, June 14, 2031". */
const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeZone: "UTC" });

/** The package that an enquiry names, whatever its price was then. */
export function packageOf(subject = ""): { title: string; price: number } | undefined {
  for (const service of services)
    for (const { name, price } of service.packages) {
      const title = `${service.name}, ${name}`;
      if (subject.startsWith(`${title} (`)) return { title, price };
    }
  return undefined;
}

function valuesOf(
  { name, eventType, eventDate, subject }: Answered,
  price: number | null,
): Record<ReplyField, string | undefined> {
  return {
    "first name": name.trim().split(/\s+/)[0],
    name: name.trim(),
    event: EVENTS[eventType],
    date: eventDate && longDay.format(new Date(`${eventDate}T00:00:00Z`)),
    package: packageOf(subject)?.title,
    price: price === null ? undefined : formatPrice(price),
    signature: `${brand.performer}\n${brand.name}`,
  };
}

/**
 * Fills in the fields of a reply.
 *
 * @param price the quoted price in whole US dollars, or null. @returns the text as it is sent, and why it can't be, if so.
 */
export function fillReply(
  text: string,
  enquiry: Answered,
  price: number | null,
): { text: string; problem: string | undefined } {
  const filled = fillFields(text, valuesOf(enquiry, price));
  return { text: filled.text, problem: unknownFields(filled.unknown) ?? emptyFields(filled.empty) };
}

/** Why a template can't be saved: the first field that does not exist. */
export const templateProblem = (text: string): string | undefined =>
  unknownFields(fillFields(text, Object.fromEntries(REPLY_FIELDS.map((field) => [field, field]))).unknown);

/** Whether a text uses a field. */
export const usesField = (text: string, field: ReplyField): boolean =>
  fillFields(text, { [field]: undefined }).empty.length > 0;

function unknownFields([name]: string[]): string | undefined {
  if (name === undefined) return undefined;
  return `There is no field {${name}}. The fields are ${REPLY_FIELDS.map((field) => `{${field}}`).join(", ")}.`;
}

function emptyFields([name]: string[]): string | undefined {
  const missing = REPLY_FIELDS.find((field) => field === name);
  return missing && `{${missing}} has no value: ${NO_VALUE[missing]}. Fill it in, or take the field out.`;
}
