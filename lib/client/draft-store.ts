/** A draft that was left for longer is somebody else's business by now. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/** @returns the draft that was stored on this device under `key`; one that was left for too long is forgotten. */
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

/** Keeps a draft. Where storage is full or forbidden a form works as well, only without this memory. */
export function storeDraft(key: string, draft: object): void {
  try {
    localStorage.setItem(key, JSON.stringify({ draft, savedAt: Date.now() }));
  } catch {}
}

/** Forgets a draft. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
