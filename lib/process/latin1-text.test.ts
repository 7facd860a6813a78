import { expect, test } from "vitest";
import { withLatin1Text } from "./latin1-text";

test("texts and attributes have character references", () => {
  const page = '<p title="It’s ©">“Zoë” 𝄞</p>';
  expect(withLatin1Text(page)).toBe('<p title="It&#8217;s ©">&#8220;Zoë&#8221; &#119070;</p>');
});

test("scripts stay as they are", () => {
  const page = "<script>'’'</script><script type=\"application/ld+json\">'’'</script>";
  expect(withLatin1Text(page)).toBe(page);
});

test("data keep their values", () => {
  const value = "“Zoë” 𝄞 \u2028";
  const page = `<script type="application/json" id="data">${JSON.stringify(value)}</script>`;
  const [, text = ""] = /<script[^>]*>([^<]*)</.exec(withLatin1Text(page)) ?? [];
  expect(text).toMatch(/^[\0-\xff]*$/);
  expect(JSON.parse(text)).toBe(value);
});

test("style sheets have escapes of their own", () => {
  expect(withLatin1Text('<style>q::before{content:"“a"}</style>’')).toBe(
    '<style>q::before{content:"\\201c a"}</style>&#8217;',
  );
});
