import type { APIRequestContext } from "@playwright/test";
import Papa from "papaparse";
import type { ContactMessage } from "@/lib/contract/messages";
import { findMessages, newEnquiry, sendEnquiry, uniqueWord } from "../factories/enquiries";
import { expect, test } from "../fixtures";

const HEADING = [
  "Received",
  "Name",
  "Email",
  "Event",
  "Event date",
  "Subject",
  "Message",
  "Read",
  "Phone",
  "Status",
  "Follow up on",
  "Reach by",
  "Reference",
  "Venue",
  "Start",
  "End",
  "Guests",
  "Company",
  "PO number",
  "Needs an invoice",
  "Needs an insurance certificate",
  "Quoted price",
  "Notes",
];

/** The exported messages that contain these words, parsed with a different library than the one that wrote them. */
async function exportedRecords(admin: APIRequestContext, q: string): Promise<string[][]> {
  const response = await admin.get("/api/contact/admin/messages/export", { params: { q } });
  const text = (await response.body()).toString("utf8").replace("\ufeff", "");
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: ",",
    newline: "\r\n",
    skipEmptyLines: true,
  });
  expect(errors).toEqual([]);
  const [heading, ...records] = data;
  expect(heading).toEqual(HEADING);
  return records;
}

const cellsOf = (stored: ContactMessage) => {
  const { createdAt, name, email, eventType, eventDate, subject, message, read, phone, status } = stored;
  return [
    createdAt,
    name,
    email,
    eventType,
    eventDate,
    subject ?? "",
    message,
    read ? "yes" : "no",
    phone ?? "",
    status,
    stored.followUpOn ?? "",
    stored.reachBy ?? "",
    stored.reference ?? "",
    ...Array<string>(10).fill(""),
  ] satisfies string[];
};

const INNOCENT = [
  "One line",
  "Two lines\nand the second",
  "Windows lines\r\nand the second\r\n\r\nand a fourth",
  'She said "hello", then left; at 7',
  '"',
  '","',
  "Comma, semicolon; tab\tand an apostrophe's mark",
  "Ünïcödé 🎺 日本語",
];

test("another CSV parser reads every field as it was sent", async ({ request, admin }) => {
  const word = uniqueWord();
  for (const message of INNOCENT) {
    await sendEnquiry(
      request,
      newEnquiry({ name: `${word} "${message.length}", too`, message, subject: message }),
    );
  }
  const messages = await findMessages(admin, { q: word });
  expect(messages).toHaveLength(INNOCENT.length);
  expect(await exportedRecords(admin, word)).toEqual(messages.map(cellsOf));
});

test("the multi-line demo messages are exported unchanged", async ({ admin }) => {
  const messages = (await findMessages(admin, { q: "demo" })).filter(({ email }) => /@demo\./.test(email));
  expect(messages).toHaveLength(3);
  expect(messages.every(({ message }) => message.includes("\n"))).toBe(true);
  const records = await exportedRecords(admin, "demo");
  for (const message of messages) expect(records).toContainEqual(cellsOf(message));
});

const FORMULAS = [
  "Two lines\n=1+cmd|calc!A0",
  "=1+cmd|calc!A0",
  "Windows\r\n@SUM(A1)",
  "Indented\n \t +1",
  "A list\n- of one\n- and two",
  'Quoted\n"=1"',
  "Semicolon;=1",
  "Full width\n＝1",
];

test("no row, line or cell starts with a formula, however the file is split", async ({ request, admin }) => {
  const word = uniqueWord();
  for (const message of FORMULAS) await sendEnquiry(request, newEnquiry({ name: word, message }));
  const messages = await findMessages(admin, { q: word });
  const records = await exportedRecords(admin, word);
  expect(records).toHaveLength(FORMULAS.length);
  // Only the apostrophe was added.
  expect(records.map((cells) => cells.map((cell) => cell.replaceAll("'", "")))).toEqual(
    messages.map(cellsOf),
  );

  const lines = records.flat().flatMap((cell) => cell.split(/[\r\n;]/));
  expect(lines.filter((line) => /^[\s"]*[=+\-@＝＋－＠]/u.test(line))).toEqual([]);
  expect(lines.filter((line) => line.startsWith("'"))).toHaveLength(FORMULAS.length + 1);
});
