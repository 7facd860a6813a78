import type { EnquiryInput } from "./enquiry-input";

const DRAFT_KEY = "enquiryDraft";

/** A draft that was left for longer is somebody else's business by now. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

interface StoredDraft {
  values: EnquiryInput;
  savedAt: number;
  /** What was last sent, and under which Idempotency-Key: the same content goes under the same key. */
  attempt?: { content: string; key: string };
}

function readDraft(): StoredDraft | undefined {
  try {
    const draft: StoredDraft = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? "");
    return Date.now() - draft.savedAt < KEPT_FOR_MS ? draft : undefined;
  } catch {
    return undefined;
  }
}

function writeDraft(draft: StoredDraft): void {
  try {
    localStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the form works, only without a memory.
  }
}

/** @returns what was typed on this device and not sent yet. */
export function restoreDraft(): EnquiryInput | undefined {
  return readDraft()?.values;
}

/** Keeps what is being typed. */
export function keepDraft(values: EnquiryInput): void {
  writeDraft({ ...readDraft(), values, savedAt: Date.now() });
}

/** Forgets the draft: it was sent. */
export function dropDraft(): void {
  localStorage.removeItem(DRAFT_KEY);
}

/**
 * The Idempotency-Key for this content: the one of the try before, if that sent the same. So a try
 * whose answer was lost, even to a reload, can be repeated without being stored twice.
 */
export function keyFor(values: EnquiryInput): string {
  const content = JSON.stringify(values);
  const draft = readDraft();
  if (draft?.attempt?.content === content) return draft.attempt.key;
  const key = Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
  writeDraft({ values, savedAt: Date.now(), attempt: { content, key } });
  return key;
}
