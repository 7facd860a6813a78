import "server-only";
import type { Enquiry } from "@/lib/contract/messages";
import type { SpamSignal } from "@/lib/contract/spam";
import { isDisposable } from "./disposable-domains";
import { lacksEvent } from "./event-words";
import { hasSalesWords } from "./phrases";
import { isMadeUpName, isRandomText } from "./random-letters";

/** What the server knows about an enquiry besides its content. */
export interface SpamCircumstances {
  /** Whether the hidden field was filled in. People who see the form leave it empty. */
  honeypot: boolean;
  /**
   * Milliseconds from the opening of the page to sending. Undefined if unknown, as without JavaScript, and if the form
   * restored a draft, which needs no time to be sent again.
   */
  elapsedMs: number | undefined;
  receivedAt: Date;
}

/** Nobody finds and fills five fields in less, not even with autofill: it knows neither the date nor the message. */
const FASTEST_VISITOR_MS = 3000;

/** Two are usual: the venue and a mood board or playlist. */
const SEVERAL_LINKS = 3;

/** One can be a slip of the keyboard layout. */
const SEVERAL_MIXED_WORDS = 2;

/*
 * Every expression in this folder takes time in proportion to the text: no repetition within another one, gaps have a
 * fixed limit, and white space is collapsed first. The contract limits the text to some 5,000 characters.
 */
const LINK = /https?:\/\/|(?<!\/)\bwww\.[a-z\d]/gi;

/** Tags and BBCode. `<ann@mail.example>` and "I <3 it" are neither. */
const MARKUP =
  /<\/?(?:a|b|br|body|div|font|form|h[1-6]|i|iframe|img|input|li|object|p|script|span|strong|style|svg|table|u|ul)(?=[\s/>])[^<>]{0,300}>|\[\/?(?:b|i|u|img|url|link|color|size)(?=[=\]])[^[\]]{0,300}\]/gi;

const PROBE =
  /\bunion (?:all )?select\b|\bor ['"]?1['"]? ?= ?['"]?1|\bwaitfor delay\b|\bsleep ?\(\d|\.\.[\\/]\.\.[\\/]|\/etc\/passwd|\$\{jndi:|\{\{ ?\d+ ?\*|\$\{\d+ ?\*|\bon(?:error|load) ?= ?\w|\bjavascript:|\bdocument\.cookie|<\?php|; ?drop table\b|\bxp_cmdshell\b|\bnslookup\b/i;

const CODE_IN_NAME = /<\/?[a-z]|[{}]|(?:--|#|\/\*)$/i;

const LINK_IN_NAME = /https?:\/\/|\bwww\./i;

const MIXED_WORD =
  /\p{Script=Latin}[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

/**
 * Finds what makes an enquiry look like spam. Each signal is about something else: what an honest sender may cause by
 * one habit or mistake is one signal.
 *
 * @returns each signal at most once, in the order of the contract.
 */
export function spamSignals(enquiry: Enquiry, circumstances: SpamCircumstances): SpamSignal[] {
  const { name, email, eventDate } = enquiry;
  const { honeypot, elapsedMs, receivedAt } = circumstances;
  const text = plain(`${enquiry.subject ?? ""} ${enquiry.message}`);
  const lower = text.toLowerCase();
  const found: Record<SpamSignal, boolean> = {
    honeypot,
    "too-fast": elapsedMs !== undefined && elapsedMs >= 0 && elapsedMs < FASTEST_VISITOR_MS,
    "long-past": eventDate < yearBefore(receivedAt),
    "disposable-address": isDisposable(email),
    "link-in-name": LINK_IN_NAME.test(name),
    "made-up-name": isMadeUpName(name),
    "random-text": isRandomText(text),
    "script-mix":
      `${name} ${text}`.split(" ").filter((word) => MIXED_WORD.test(word)).length >= SEVERAL_MIXED_WORDS,
    // Links in markup are its evidence.
    links: (text.replaceAll(MARKUP, " ").match(LINK)?.length ?? 0) >= SEVERAL_LINKS,
    code: text.search(MARKUP) >= 0 || PROBE.test(text) || CODE_IN_NAME.test(name),
    "sales-words": hasSalesWords(lower),
    // Random letters name no event anyway.
    "no-event": !isRandomText(text) && lacksEvent(lower),
  };
  return (Object.keys(found) as SpamSignal[]).filter((signal) => found[signal]);
}

/**
 * Whether an enquiry belongs under Spam: only if two signals agree. Each of them alone happens to honest senders, and
 * the owner lives on their enquiries. Browsers and password managers fill hidden fields. A restored draft is sent at
 * once. A year is mistyped. Web designers marry and write about their work.
 */
export function isSpam(signals: SpamSignal[]): boolean {
  return new Set(signals).size >= 2;
}

/** Whether a text that a sender adds to an enquiry looks like spam by two signals. What is missing in it is none. */
export function isSpamText(text: string, honeypot: boolean): boolean {
  const normal = plain(text);
  const found = [
    honeypot,
    isRandomText(normal),
    (normal.match(LINK)?.length ?? 0) >= SEVERAL_LINKS,
    normal.search(MARKUP) >= 0 || PROBE.test(normal),
    hasSalesWords(normal.toLowerCase()),
  ];
  return found.filter(Boolean).length >= 2;
}

/** Full-width and other variants of letters become plain ones, and white space becomes one space. */
const plain = (text: string) => text.normalize("NFKC").replaceAll(/\s+/g, " ").trim();

function yearBefore(time: Date): string {
  const day = new Date(time);
  day.setUTCFullYear(day.getUTCFullYear() - 1);
  return day.toISOString().slice(0, 10);
}
