import type { Thing } from "schema-dts";
import { unicodeEscape } from "@/lib/shared/unicode-escape";

/** Structured data for search engines (https://schema.org). Browsers do not execute it. */
export function JsonLd({ things }: { things: Thing[] }) {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  // Escaped, so that the owner's text can't close the element. For the other characters, see lib/process/latin1-text.ts.
  return <script type="application/ld+json">{graph.replaceAll(/<|[^\0-\xff]/g, unicodeEscape)}</script>;
}
