import "server-only";
import type { Enquiry } from "@/lib/contract/messages";
import type { SpamCircumstances } from "./signals";

/** An invented enquiry for the test, with what differs from the usual circumstances. */
export interface SpamSample extends Enquiry {
  circumstances?: Partial<SpamCircumstances>;
}
