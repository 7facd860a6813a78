import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecret } from "@/lib/settings/env";
import { enquiryPath } from "@/lib/shared/enquiry-address";

/** An ID is a UUID: 128 bits. As many bits prove that this site has made the token. */
const HALF = 16;

/**
 * The token that opens the private page of an enquiry. It follows from the message's ID and the site's secret, and is stored
 * nowhere (docs/decisions/032-private-pages.md).
 */
export function pageTokenOf(messageId: string): string {
  const id = bytesOfId(messageId);
  return Buffer.concat([id, proofOf(id)]).toString("base64url");
}

/** The path of the private page of an enquiry. */
export const pagePathOf = (messageId: string): string => enquiryPath(pageTokenOf(messageId));

/** The message that a token opens, which may be gone. @returns undefined for a token that this site has not made. */
export function messageOfToken(token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== 2 * HALF) return undefined;
  const id = bytes.subarray(0, HALF);
  if (!timingSafeEqual(bytes.subarray(HALF), proofOf(id))) return undefined;
  return idOfBytes(id);
}

/** The 16 bytes of a UUID. */
export const bytesOfId = (id: string): Buffer => Buffer.from(id.replaceAll("-", ""), "hex");

/** The UUID of 16 bytes. */
export const idOfBytes = (bytes: Buffer): string =>
  bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

const proofOf = (id: Buffer): Buffer =>
  createHmac("sha256", sessionSecret())
    .update("private page of an enquiry")
    .update(id)
    .digest()
    .subarray(0, HALF);
