const COPIED_KEY = "copiedEnquiries";

/** As many enquiries as one device sends in years. */
const REMEMBERED = 20;

// Where storage is full or forbidden, this page at least remembers.
const copied = new Set<string>();

/**
 * Takes the right to copy an enquiry; on one device it is given once, over reloads and among tabs.
 *
 * @param key the enquiry's Idempotency-Key. @returns whether the copies are to be sent.
 */
export function claimDeliveries(key: string): boolean {
  if (copied.has(key)) return false;
  copied.add(key);
  try {
    const stored: string[] = JSON.parse(localStorage.getItem(COPIED_KEY) ?? "[]");
    if (stored.includes(key)) return false;
    localStorage.setItem(COPIED_KEY, JSON.stringify([...stored, key].slice(-REMEMBERED)));
  } catch {}
  return true;
}
