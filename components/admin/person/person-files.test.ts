import { expect, test } from "vitest";
import type { Person } from "@/lib/contract/persons";
import { countsOf, countWords, spanWords } from "./counts";
import { personJson, personTextFile } from "./person-files";

const NOW = new Date(2026, 10, 23, 12);

const person: Person = {
  email: "bea@brides.example",
  names: ["Bea Long", "Bea L."],
  messages: [
    {
      _id: "1",
      name: "Bea Long",
      email: "bea@brides.example",
      phone: "(617) 555-0142",
      eventType: "wedding",
      eventDate: "2031-06-14",
      message: "A trumpet, please.\nThank you.",
      read: true,
      createdAt: "2026-01-02T15:00:00.000Z",
      status: "quoted",
      quotedPrice: 800,
      reference: "GH-7K4M",
      venue: "The Barn",
      guests: "80",
      starred: false,
      trashedAt: "2026-02-02T15:00:00.000Z",
    },
  ],
  records: [
    { kind: "notification", messageId: "1", at: "2026-01-02T15:00:00.000Z", text: "New enquiry from Bea" },
    { kind: "note", messageId: "1", at: "2026-01-03T15:00:00.000Z", text: "Called her\n(Owen)" },
  ],
  elsewhere: ["backups"],
  seen: "a digest",
};

test("the text has all facts, and everything else by kind", async () => {
  const file = personTextFile(person, NOW);
  const text = await file.text();
  const inOrder = [
    "bea@brides.example",
    "Name: Bea Long; Bea L.",
    "== Messages (1) ==",
    "Phone: (617) 555-0142",
    "Date: Sat, Jun 14, 2031",
    "Venue: The Barn",
    "Guests: 80",
    "Reference: GH-7K4M",
    "Quoted: $800",
    "Status: Quoted",
    "Deleted: Feb 2, 2026",
    "A trumpet, please.\nThank you.",
    "== Notes (1) ==",
    "Called her\n(Owen)",
    "== Notifications (1) ==",
    "New enquiry from Bea",
  ];
  const places = inOrder.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(text).not.toContain("undefined");
});

test("the other file is the same as JSON, and neither name says whose it is", async () => {
  const { email, names, messages, records } = person;
  const file = personJson(person, NOW);
  expect(JSON.parse(await file.text())).toEqual({ email, names, messages, records });
  expect([file.name, personTextFile(person, NOW).name]).toEqual([
    "personal-data-2026-11-23.json",
    "personal-data-2026-11-23.txt",
  ]);
});

test("counts are in words, without what is not there or not known", () => {
  expect(countWords(countsOf(person))).toBe("1 message, 1 note, 1 notification");
  expect(countWords({ message: 2, delivery: 2, note: 0, hologram: 3 })).toBe(
    "2 messages, 2 failed deliveries",
  );
  expect(spanWords(person)).toMatch(/^Sent Jan 2, 2026/);
});
