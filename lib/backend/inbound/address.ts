import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { inboundMail } from "@/lib/settings/inbound-mail";
import { bytesOfId, idOfBytes } from "../enquiry-page/token";

const ID_BYTES = 16;

/** 64 bits prove that this site has made the address: each guess is a mail to the owner's mail service. */
const PROOF_BYTES = 8;

/**
 * The address to which the sender of an enquiry answers mail about it. It follows from the message's ID and the secret, and is in
 * hexadecimal digits, since mail servers may change the case.
 *
 * @returns undefined without an inbound address.
 */
export function answerAddressOf(messageId: string): string | undefined {
  const inbound = inboundMail();
  if (!inbound) return undefined;
  const id = bytesOfId(messageId);
  const tag = Buffer.concat([id, proofOf(id, inbound.secret)]).toString("hex");
  return `${inbound.user}+${tag}@${inbound.domain}`;
}

/** The message that answers to an address belong to, which may be gone. @returns undefined for any other address. */
export function messageOfAddress(address: string): string | undefined {
  const inbound = inboundMail();
  const [, user, tag = "", domain] =
    /^([^+@]+)\+([0-9a-f]{48})@(.+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (!inbound || user !== inbound.user.toLowerCase() || domain !== inbound.domain.toLowerCase())
    return undefined;
  const bytes = Buffer.from(tag, "hex");
  const id = bytes.subarray(0, ID_BYTES);
  return timingSafeEqual(bytes.subarray(ID_BYTES), proofOf(id, inbound.secret)) ? idOfBytes(id) : undefined;
}

const proofOf = (id: Buffer, secret: string): Buffer =>
  createHmac("sha256", secret)
    .update("address for answers to an enquiry")
    .update(id)
    .digest()
    .subarray(0, PROOF_BYTES);
