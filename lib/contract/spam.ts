import * as z from "zod";

/** What can make an enquiry look like spam. `lib/content/spam-reasons.ts` has a sentence for each. */
export const spamSignalSchema = z.enum([
  "honeypot",
  "too-fast",
  "long-past",
  "disposable-address",
  "link-in-name",
  "made-up-name",
  "random-text",
  "script-mix",
  "links",
  "code",
  "sales-words",
  "no-event",
]);

export type SpamSignal = z.infer<typeof spamSignalSchema>;
