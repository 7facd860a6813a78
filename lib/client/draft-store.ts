/** Drafts expire after 7 days. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** @returns the draft stored on this device under `key`, unless it has expired. */
export function storedDraft<Draft>(key: string): Draft | undefined {
  try {
    const { draft, savedAt } = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (Date.now() - savedAt < KEPT_FOR_MS) return draft;
    removeDraft(key);
    return undefined;
  } catch {
    return undefined;
  }
}

/** Stores a draft. If storage is full or blocked, the form works without drafts. */
export function storeDraft(key: string, draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify({ draft, savedAt: Date.now() }));
  } catch {}
}

/** Deletes the drafts on this device that have expired, also those of forms that nobody opens again. */
export function removeExpiredDrafts(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith("draft:")) storedDraft(key);
  } catch {}
}

/** Deletes a draft. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
