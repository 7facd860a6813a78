import "server-only";
import type { FAQPage } from "schema-dts";
import { questions } from "@/lib/content/booking";
import { siteAddress } from "@/lib/settings/site-address";

/** The questions and answers of the contact page. */
export function questionsPage(): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": siteAddress("/contact#questions"),
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
