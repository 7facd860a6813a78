import { zodResolver } from "@hookform/resolvers/zod";
import { enquirySchema } from "@/lib/contract/messages";

/** Checks the form with the very schema that the server checks with. */
export const enquiryResolver = zodResolver(enquirySchema);
