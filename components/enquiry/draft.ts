import type { EnquiryInput } from "./enquiry-input";

const DRAFT_KEY = "enquiryDraft";

/** A draft that was left for longer is somebody else's business by now. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

interface Draft {
  values?: EnquiryInput;
  savedAt?: number;
  /** What was last sent, and under which Idempotency-Key: the same content goes under the same key. */
  attempt?: { content: string; key: string };
}

// Where storage is full or forbidden the form works as well, only without a memory beyond this page.
let draft: Draft = {};

function write(changed: Draft): void {
  draft = changed;
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {}
}

/** @returns what was typed on this device and not sent yet. */
export function restoreDraft(): EnquiryInput | undefined {
  try {
    const stored: Draft = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? "{}");
    if (Date.now() - (stored.savedAt ?? 0) < KEPT_FOR_MS) draft = stored;
  } catch {}
  return draft.values;
}

/** Keeps what is being typed. */
export function keepDraft(values: EnquiryInput): void {
  write({ ...draft, values, savedAt: Date.now() });
}

/** Forgets the draft: it was sent. */
export function dropDraft(): void {
  draft = {};
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {}
}

/**
 * The Idempotency-Key for this content: the one of the try before, if that sent the same. So a try
 * whose answer was lost, even to a reload, can be repeated without being stored twice.
 *
 * @param content what is sent, as text.
 */
export function keyFor(content: string): string {
  if (draft.attempt?.content === content) return draft.attempt.key;
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
  write({ ...draft, attempt: { content, key } });
  return key;
}
