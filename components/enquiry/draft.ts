import { removeDraft, storeDraft, storedDraft } from "@/lib/client/draft-store";
import { ENQUIRY_FIELDS, type EnquiryInput } from "./enquiry-input";

const DRAFT_KEY = "enquiryDraft";

interface Draft {
  values?: EnquiryInput;
  /** What was last sent, and under which Idempotency-Key: the same content goes under the same key. */
  attempt?: { content: string; key: string };
}

let draft: Draft = {};

function write(changed: Draft): void {
  draft = changed;
  storeDraft(DRAFT_KEY, draft);
}

/** @returns what was typed on this device and not sent yet. */
export function restoreDraft(): EnquiryInput | undefined {
  draft = storedDraft<Draft>(DRAFT_KEY) ?? draft;
  return draft.values;
}

/** Keeps what is being typed; fields that were emptied again leave nothing behind. */
export function keepDraft(values: EnquiryInput): void {
  if (ENQUIRY_FIELDS.some((field) => values[field])) write({ ...draft, values });
  else dropDraft();
}

/** Forgets the draft: it was sent, or taken back. */
export function dropDraft(): void {
  draft = {};
  removeDraft(DRAFT_KEY);
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
