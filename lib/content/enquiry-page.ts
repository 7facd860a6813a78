import type { EnquiryPage } from "@/lib/contract/enquiry-page";
import { formatDay } from "@/lib/shared/format-date";

type Awaited = Pick<EnquiryPage, "email" | "awayUntil">;

/** When a new enquiry is answered, and where: for the confirmation and the private page. */
export const answerPromise = ({ email, awayUntil }: Awaited): string =>
  awayUntil
    ? `I’m away until ${formatDay(awayUntil)}. I’ll answer after that, to ${email}.`
    : `I’ll answer within a day, to ${email}.`;

/** What the private page of an enquiry says about its state. */
export const STATE_TEXTS: Record<EnquiryPage["state"], { name: string; text: (page: Awaited) => string }> = {
  received: { name: "Received", text: answerPromise },
  answered: {
    name: "Answered",
    text: ({ email }) =>
      `My answer goes to ${email}. If you can’t find it, please look among the spam, or write to me below.`,
  },
  booked: { name: "Booked", text: () => "The date is yours. I look forward to it." },
};

/** What to do at an address that opens no page. */
export const NO_PAGE_TEXT =
  "The page of an enquiry is there until 90 days after the event, and only at its complete address. What you sent has reached me all the same.";
