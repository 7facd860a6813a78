import { expect, test, vi } from "vitest";
import { withInlineStyles } from "./inline-styles";

const BUILD: Record<string, string> = {
  ".next/static/chunks/site.css":
    '@font-face{src:url(../media/a.woff2)}.sun{background:url("data:image/svg+xml,%3Csvg")}.icon{mask:url(#sun)}.far{background:url(https://elsewhere.example/a.png)}$&',
  ".next/static/chunks/odd.css": ".odd::after{content:'</style>'}",
};
vi.mock("node:fs", () => ({
  existsSync: (file: string) => file in BUILD,
  readFileSync: (file: string) => BUILD[file],
}));

const link = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;

test("a style sheet is in the page, with its files, and its link is disabled", () => {
  const page = withInlineStyles(`<head>${link("site")}</head>`);
  expect(page).toBe(
    `<head><style>@font-face{src:url(/_next/static/media/a.woff2)}.sun{background:url("data:image/svg+xml,%3Csvg")}.icon{mask:url(#sun)}.far{background:url(https://elsewhere.example/a.png)}$&</style><link rel="stylesheet" href="/_next/static/chunks/site.css" data-precedence="next" media="not all" disabled=""/></head>`,
  );
  // Next stores a page again when it could not be rendered anew.
  expect(withInlineStyles(page)).toBe(page);
});

test.each(["odd", "missing"])("an %s style sheet is loaded by its link", (name) => {
  const page = `<head>${link(name)}</head>`;
  expect(withInlineStyles(page)).toBe(page);
});
