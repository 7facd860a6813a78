import type { Thing } from "schema-dts";

/** Structured data for search engines (https://schema.org). Browsers do not execute it. */
export function JsonLd({ things }: { things: Thing[] }) {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  // Escaped, so that the owner's text can't close the element.
  return <script type="application/ld+json">{graph.replaceAll("<", "\\u003c")}</script>;
}
