import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { showErrors } from "@/components/ui/show-errors";
import { sendEnquiry } from "@/lib/client/enquiries/send-enquiry";
import type { DeliveryServices } from "@/lib/contract/deliveries";
import type { DepositService } from "@/lib/contract/deposits";
import type { Enquiry } from "@/lib/contract/messages";
import type { FormTraces } from "@/lib/shared/form-traces";
import { ENQUIRY_FIELDS, type EnquiryInput } from "./enquiry-input";
import { Sent } from "./sent";

/** What happens to an enquiry after it is stored. */
export interface AfterSending {
  /** The services that it is passed on to. */
  deliveries?: DeliveryServices | undefined;
  /** Where its deposit can be paid. */
  deposit?: DepositService | undefined;
  /** The number that its confirmation shows for what is urgent. */
  phone?: string | undefined;
}

/**
 * Sends an enquiry and shows the server's field errors. Loaded when the first enquiry is sent, not with the page.
 *
 * @param key the enquiry's Idempotency-Key. @param traces what the form tells besides the content. @param onAgain brings the empty form back.
 * @returns why it was not sent, or the confirmation to show once it is stored.
 */
export async function sendFromForm(
  form: UseFormReturn<EnquiryInput, unknown, Enquiry>,
  enquiry: Enquiry,
  key: string,
  traces: FormTraces,
  { deliveries, deposit, phone }: AfterSending,
  onAgain: () => void,
): Promise<{ failure: string } | { confirmation: ReactNode }> {
  const outcome = await sendEnquiry(enquiry, key, traces, deliveries);
  if (outcome.sent) {
    const payment = deposit && { deposit, enquiry, id: key };
    const sent = { enquiry, payment, receipt: outcome.receipt, phone, onAgain };
    return { confirmation: <Sent key={key} {...sent} /> };
  }
  showErrors(form, outcome, ENQUIRY_FIELDS);
  return { failure: outcome.message };
}
