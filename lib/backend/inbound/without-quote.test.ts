import { expect, test } from "vitest";
import { withoutQuote } from "./without-quote";

const SENT = `Your enquiry has arrived

Reference: GH-7K4M
Date: Saturday, June 14, 2031

Thank you. I’ll answer within a day, to this address.

Open your enquiry: https://golden-hour.test/enquiry/abc

-- 
Golden Hour
You get this mail because somebody sent an enquiry with this address at https://golden-hour.test/.
`;

const marked = SENT.replaceAll(/^/gm, "> ");

test.each([
  [
    "Gmail",
    `Yes, please!\r\n\r\nOn Mon, Nov 23, 2026 at 1:00 PM Golden Hour <site@golden-hour.test> wrote:\r\n\r\n${marked}`,
  ],
  [
    "Gmail, broken",
    `Yes, please!\n\nOn Mon, Nov 23, 2026 at 1:00 PM Golden Hour <\nsite@golden-hour.test> wrote:\n\n${marked}`,
  ],
  [
    "Apple Mail",
    `Yes, please!\n\n> On Nov 23, 2026, at 1:00 PM, Golden Hour <site@golden-hour.test> wrote:\n> \n${marked}`,
  ],
  ["Thunderbird in German", `Yes, please!\n\nAm 23.11.26 um 13:00 schrieb Golden Hour:\n${marked}`],
  [
    "Outlook",
    `Yes, please!\n\n________________________________\nFrom: Golden Hour <site@golden-hour.test>\nSent: Monday, November 23, 2026 1:00 PM\nTo: Ada <ada@mailboxes.test>\nSubject: Your enquiry has arrived\n\n${SENT}`,
  ],
  [
    "Outlook with the links of the HTML",
    `Yes, please!\n\nFrom: Golden Hour <site@golden-hour.test>\nSent: Monday, November 23, 2026\n\nThank you. I’ll answer within a day,\nto this address.\nOpen your enquiry<https://golden-hour.test/enquiry/abc>`,
  ],
  ["an answer without a quote", "Yes, please!"],
])("the quote of %s goes", (_, text) => {
  expect(withoutQuote(text, [SENT])).toBe("Yes, please!");
});

test.each([
  ["answers between quoted lines", "> Which date?\nJune 14, 2031\n> Where?\nThe Barn"],
  ["words below a quote", `${marked}\nYes, please!`],
  [
    "what somebody else has written below a header",
    "See below.\n\nFrom: Bea\nSent: today\n\nMom can’t come on the 14th.",
  ],
  ["a question that ends with a colon and a date", "These are the times on June 14:\n2 PM doors\n3 PM cake"],
  ["nothing but a quote", "> Which date?"],
])("%s stay", (_, text) => {
  expect(withoutQuote(text, [SENT])).toBe(text.trim());
});

test.each(["> a quote\n", "On 1, somebody wrote\n", "1"])("a mail of 10 MB of %j has an end", (part) => {
  const text = `${part.repeat(10_000_000 / part.length)}\nand an answer`;
  expect(withoutQuote(text, [SENT])).toBe(text);
});
