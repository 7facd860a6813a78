import { type HtmlElementLike, HtmlValidate, StaticConfigLoader } from "html-validate";

/** Whether a `srcset` has width descriptors, which require `sizes`. */
const hasWidths = (element: HtmlElementLike) => /\s\d+w\s*(,|$)/.test(String(element.getAttribute("srcset")));

const sizes = {
  allowed: (element: HtmlElementLike) => (element.hasAttribute("srcset") ? null : 'requires "srcset"'),
  required: (element: HtmlElementLike) => hasWidths(element) && '"srcset" with widths requires "sizes"',
};

/**
 * "standard" has the validity rules (https://html.spec.whatwg.org). What "recommended" adds is either style
 * (quotes, void elements, inline styles, dashes in phone numbers …), which React controls, or accessibility,
 * which axe checks on the rendered page (accessibility.spec.ts).
 */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    // The preset does not check `srcset` and `sizes` together.
    elements: ["html5", { img: { attributes: { sizes } }, source: { attributes: { sizes } } }],
    rules: {
      // Validity rules that the preset lacks.
      "missing-doctype": "error",
      "no-missing-references": "error",
      "input-attributes": "error",
    },
  }),
);

/** Validates a document. @returns one line per error: the rule, the message and the selector. */
export async function invalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
