import "server-only";
import { createHash } from "node:crypto";

/**
 * Identifies repeated requests by `Idempotency-Key` and content, in this order.
 *
 * @param key null without one. @returns a hex digest, or null without a key.
 */
export function requestDigest(key: string | null, ...content: unknown[]): string | null {
  if (!key) return null;
  return createHash("sha256")
    .update(JSON.stringify([key, ...content]))
    .digest("hex");
}
