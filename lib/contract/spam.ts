import * as z from "zod";

/** What can make an enquiry look like spam. `lib/content/spam-reasons.ts` has a sentence for each. */
export const spamSignalSchema = z.enum([
  "honeypot",
  "too-fast",
  "same-text",
  "long-past",
  "disposable-address",
  "odd-name",
  "made-up-name",
  "random-text",
  "script-mix",
  "links",
  "markup",
  "probe",
  "sales-words",
  "no-event",
]);

export type SpamSignal = z.infer<typeof spamSignalSchema>;
