import { zodResolver } from "@hookform/resolvers/zod";
import { enquirySchema } from "@/lib/contract/messages";
import { withFittingDetails } from "@/lib/shared/enquiry-details";

/** Validates the form with the same schema as the server. */
export const enquiryResolver = zodResolver(enquirySchema.transform(withFittingDetails));
