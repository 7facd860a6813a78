import type { Thing } from "schema-dts";

/** What a page says, once more, for search engines (https://schema.org). Data: the browser never runs it. */
export function JsonLd({ things }: { things: Thing[] }) {
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  // An owner's text must not end the element.
  return <script type="application/ld+json">{graph.replaceAll("<", "\\u003c")}</script>;
}
