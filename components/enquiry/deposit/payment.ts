import type { DepositService } from "@/lib/contract/deposits";
import type { Enquiry } from "@/lib/contract/messages";

/** The deposit of one stored enquiry. */
export interface Payment {
  deposit: DepositService;
  enquiry: Enquiry;
  /** The Idempotency-Key that the enquiry was stored under. */
  id: string;
}
