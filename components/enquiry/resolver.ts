import { zodResolver } from "@hookform/resolvers/zod";
import { enquirySchema } from "@/lib/contract/messages";

/** Validates the form with the same schema as the server. */
export const enquiryResolver = zodResolver(enquirySchema);
