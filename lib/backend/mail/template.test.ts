import { expect, test } from "vitest";
import { renderMail } from "./template";

const CONTENT = {
  heading: `New enquiry from <Ada & "Co">`,
  facts: [["Email", "ada@a.example"]] as const,
  body: "<script>alert(1)</script>\nSecond line",
  action: { label: "Open", url: "https://a.example/?a=1&b='x'" },
  reason: "You get this mail because you may answer enquiries.",
};

test("nothing that was written becomes HTML", () => {
  const { html } = renderMail(CONTENT);
  expect(html).toContain("<h1");
  expect(html).toContain("New enquiry from &lt;Ada &amp; &quot;Co&quot;&gt;</h1>");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;<br>\nSecond line");
  expect(html).toContain('href="https://a.example/?a=1&amp;b=&#39;x&#39;"');
  expect(html).not.toContain("<script");
});

test("the plain text says the same, in paragraphs", () => {
  expect(renderMail(CONTENT).text).toBe(
    `New enquiry from <Ada & "Co">

Email: ada@a.example

<script>alert(1)</script>
Second line

Open: https://a.example/?a=1&b='x'

-- 
Golden Hour
You get this mail because you may answer enquiries.
`,
  );
});

test("facts and a link are optional", () => {
  const { text, html } = renderMail({ heading: "It works", body: "Yes", reason: "A test" });
  expect(text).toBe("It works\n\nYes\n\n-- \nGolden Hour\nA test\n");
  expect(html).not.toContain("<a ");
});

test("a letter begins with its own words, and quotes what it answers", () => {
  const quote = { intro: "On Monday, you wrote:", text: "<b>Are you free?</b>\n\nBea" };
  const { text, html } = renderMail({ body: "Yes", quote, reason: "You asked" });
  expect(text).toBe(
    "Yes\n\nOn Monday, you wrote:\n> <b>Are you free?</b>\n> \n> Bea\n\n-- \nGolden Hour\nYou asked\n",
  );
  expect(html).not.toContain("<h1");
  expect(html).toContain(">&lt;b&gt;Are you free?&lt;/b&gt;<br>\n<br>\nBea</blockquote>");
});
