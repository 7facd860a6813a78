import type { SpamSignal } from "@/lib/contract/spam";

/** What each signal says to the owner about an enquiry under Spam. */
export const SPAM_REASONS: Record<SpamSignal, string> = {
  honeypot: "A hidden field, which people don’t see, was filled in.",
  "too-fast": "It was sent within three seconds.",
  "long-past": "The date lies more than a year in the past.",
  "disposable-address": "The email address is a disposable one.",
  "link-in-name": "The name contains a web address.",
  "made-up-name": "The name looks generated.",
  "random-text": "The message looks like random letters.",
  "script-mix": "It mixes letters of different alphabets within words.",
  links: "It contains several links.",
  code: "It contains code, as of a web page or of an attack.",
  "sales-words": "It reads like an advertisement.",
  "no-event": "It says nothing about an event.",
};
