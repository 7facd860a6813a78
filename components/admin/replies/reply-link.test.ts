import { expect, test } from "vitest";
import type { ContactMessage } from "@/lib/contract/messages";
import { replyLink, writtenLink } from "./reply-link";

const enquiry: ContactMessage = {
  _id: "3f0f6c0e-6d6c-4f0e-9d0a-2f1f3f0f6c0e",
  name: "Renée & Söhne",
  email: "renee+party?cc=all@visitors.example",
  eventType: "wedding",
  eventDate: "2031-06-14",
  message: "First line\nSecond & last",
  read: false,
  status: "new",
  starred: false,
  createdAt: "2030-01-02T03:04:05.000Z",
};

/** Parses a `mailto:` link as a mail program does. */
function parseMailto(link: string) {
  const url = new URL(link);
  return { to: decodeURIComponent(url.pathname), ...Object.fromEntries(url.searchParams) };
}

test("a reply goes to the sender, with a subject and every line quoted", () => {
  const { to, subject, body, ...others } = parseMailto(replyLink(enquiry)) as Record<string, string>;
  expect(to).toBe(enquiry.email);
  expect(subject).toBe("Your enquiry: Wedding, Sat, Jun 14, 2031");
  expect(body?.split("\r\n").at(0)).toBe("Hello Renée & Söhne,");
  expect(body?.split("\r\n").slice(-2)).toEqual(["> First line", "> Second & last"]);
  expect(others).toEqual({});
});

test("a long enquiry is truncated to keep the link short enough for mail programs", () => {
  const link = replyLink({ ...enquiry, message: "🎺".repeat(5000) });
  expect(parseMailto(link)).toHaveProperty("body", expect.stringMatching(/🎺 …$/u));
  expect(parseMailto(link)).not.toHaveProperty("body", expect.stringContaining("\ufffd"));
  expect(replyLink({ ...enquiry, message: "words ".repeat(1000) }).length).toBeLessThan(2000);
});

test("a written mail is in the link as it is, unless it is too long for one", () => {
  const mail = { subject: "50% & more?", text: "First line\nSecond + last" };
  expect(parseMailto(writtenLink(enquiry.email, mail) ?? "")).toEqual({
    to: enquiry.email,
    subject: mail.subject,
    body: "First line\r\nSecond + last",
  });
  const longest = (length: number) => writtenLink("a@b.example", { subject: "", text: "x".repeat(length) });
  const rest = 1999 - "mailto:a@b.example?subject=&body=".length;
  expect(longest(rest)).toHaveLength(1999);
  expect(longest(rest + 1)).toBeUndefined();
  // What counts is how long the link is, not the text.
  expect(longest(700)).toBeDefined();
  expect(writtenLink("a@b.example", { subject: "", text: "\u{1f3ba}".repeat(200) })).toBeUndefined();
});
