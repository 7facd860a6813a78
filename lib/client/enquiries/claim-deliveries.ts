const CLAIMED_KEY = "copiedEnquiries";

/** More enquiries than a device sends in years. */
const REMEMBERED = 20;

// If storage is full or blocked, claims last at least as long as the page.
const claimed = new Set<string>();

/**
 * Claims the deliveries of an enquiry. On one device only the first claim succeeds, across reloads and tabs.
 *
 * @param key the enquiry's Idempotency-Key. @returns whether to send the deliveries.
 */
export function claimDeliveries(key: string): boolean {
  if (claimed.has(key)) return false;
  claimed.add(key);
  try {
    const stored: string[] = JSON.parse(localStorage.getItem(CLAIMED_KEY) ?? "[]");
    if (stored.includes(key)) return false;
    localStorage.setItem(CLAIMED_KEY, JSON.stringify([...stored, key].slice(-REMEMBERED)));
  } catch {}
  return true;
}
