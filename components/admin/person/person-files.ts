import { detailFacts } from "@/lib/content/enquiry-details";
import { RECORD_NAMES } from "@/lib/content/erasing";
import { EVENT_TYPE_NAMES } from "@/lib/content/event-types";
import { STATUS_NAMES } from "@/lib/content/message-statuses";
import { REACH_BY_NAMES } from "@/lib/content/reach-by";
import { formatPrice } from "@/lib/content/services";
import type { ContactMessage } from "@/lib/contract/messages";
import type { Person, RecordKind } from "@/lib/contract/persons";
import { dayOf, formatDateTime, formatDay } from "@/lib/shared/format-date";

/** A name that says nothing about whose data it is. */
const nameOf = (ending: string, now: Date) => `personal-data-${dayOf(now)}.${ending}`;

/** Everything that is kept about a person, for programs. */
export function personJson({ email, names, messages, records }: Person, now = new Date()): File {
  const content = JSON.stringify({ email, names, messages, records }, null, 2);
  return new File([content], nameOf("json", now), { type: "application/json" });
}

/** Everything that is kept about a person, for people. */
export function personTextFile(person: Person, now = new Date()): File {
  return new File([personText(person, now)], nameOf("txt", now), { type: "text/plain;charset=utf-8" });
}

/** The content of {@link personTextFile}. */
function personText({ email, names, messages, records }: Person, now: Date): string {
  const kinds = Object.keys(RECORD_NAMES) as RecordKind[];
  return [
    `What is kept about ${email}, as of ${formatDateTime(now.toISOString())}`,
    `Name: ${names.join("; ")}`,
    headingOf("Messages", messages.length),
    ...messages.map(messageText),
    ...kinds.flatMap((kind) => {
      const ofKind = records.filter((record) => record.kind === kind);
      if (ofKind.length === 0) return [];
      const texts = ofKind.map(({ at, text }) => `${formatDateTime(at)}\n${text}`);
      return [headingOf(RECORD_NAMES[kind], ofKind.length), ...texts];
    }),
    "",
  ].join("\n\n");
}

const headingOf = (name: string, count: number) => `== ${name} (${count}) ==`;

function messageText(message: ContactMessage): string {
  const { name, email, phone, reachBy, eventType, eventDate, subject, createdAt, status } = message;
  const facts = [
    ["Sent", formatDateTime(createdAt)],
    ["Name", name],
    ["Email", email],
    ["Phone", phone],
    ["Reach by", reachBy && REACH_BY_NAMES[reachBy]],
    ["Event", EVENT_TYPE_NAMES[eventType]],
    ["Date", formatDay(eventDate)],
    ["Subject", subject],
    ...detailFacts(message),
    ["Reference", message.reference],
    ["Quoted", message.quotedPrice && formatPrice(message.quotedPrice)],
    ["Status", STATUS_NAMES[status]],
    ["Follow up on", message.followUpOn && formatDay(message.followUpOn)],
    ["Deleted", message.trashedAt && formatDateTime(message.trashedAt)],
  ];
  const lines = facts.flatMap(([fact, value]) => (value ? [`${fact}: ${value}`] : []));
  return [...lines, "", message.message].join("\n");
}
