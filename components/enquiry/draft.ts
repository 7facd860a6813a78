import { removeDraft, storeDraft, storedDraft } from "@/lib/client/draft-store";
import { randomKey } from "@/lib/client/random-key";
import { ENQUIRY_FIELDS, type EnquiryInput } from "./enquiry-input";

const DRAFT_KEY = "enquiryDraft";

interface Draft {
  values?: EnquiryInput;
  /** The last attempt's content and Idempotency-Key. The same content reuses the key. */
  attempt?: { content: string; key: string };
}

let draft: Draft = {};

function write(changed: Draft): void {
  draft = changed;
  storeDraft(DRAFT_KEY, draft);
}

/** @returns what was typed on this device but not sent. */
export function restoreDraft(): EnquiryInput | undefined {
  draft = storedDraft<Draft>(DRAFT_KEY) ?? draft;
  return draft.values;
}

/** Stores what is being typed. If all fields are empty again, the draft is removed. */
export function keepDraft(values: EnquiryInput): void {
  if (ENQUIRY_FIELDS.some((field) => values[field])) write({ ...draft, values });
  else dropDraft();
}

/** Removes the draft, after it was sent or cleared. */
export function dropDraft(): void {
  draft = {};
  removeDraft(DRAFT_KEY);
}

/**
 * Returns the Idempotency-Key for this content. The same content gets the same key again, even after a reload,
 * so an attempt whose response was lost can be repeated without storing the enquiry twice.
 *
 * @param content the enquiry, serialized.
 */
export function keyFor(content: string): string {
  if (draft.attempt?.content === content) return draft.attempt.key;
  const key = randomKey();
  write({ ...draft, attempt: { content, key } });
  return key;
}
