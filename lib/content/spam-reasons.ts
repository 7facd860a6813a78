import type { SpamSignal } from "@/lib/contract/spam";

/** What each signal says to the owner about an enquiry under Spam. */
export const SPAM_REASONS: Record<SpamSignal, string> = {
  honeypot: "A hidden field, which people don’t see, was filled in.",
  "too-fast": "It was sent within three seconds.",
  "same-text": "The same text came from another address.",
  "long-past": "The date lies more than a year in the past.",
  "disposable-address": "The email address is a disposable one.",
  "odd-name": "The name contains a web address or code.",
  "made-up-name": "The name looks generated.",
  "random-text": "The message looks like random letters.",
  "script-mix": "It mixes letters of different alphabets within words.",
  links: "It contains several links.",
  markup: "It contains code of a web page.",
  probe: "It contains code that tests websites for weaknesses.",
  "sales-words": "It reads like an advertisement.",
  "no-event": "It says nothing about an event.",
};
