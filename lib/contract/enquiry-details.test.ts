import { expect, test } from "vitest";
import { detailsOf } from "@/lib/shared/enquiry-details";
import { enquirySchema } from "./messages";

const ENQUIRY = {
  name: "Ada",
  email: "ada@a.example",
  eventType: "corporate",
  eventDate: "2030-01-01",
  message: "Hello",
} as const;

const FILLED = {
  venue: "The Barn, Concord",
  startTime: "18:30",
  endTime: "01:00",
  guests: "80 to 100",
  company: "Harbor & Co.",
  poNumber: "PO-17",
  needsInvoice: true,
  needsCertificate: true,
};

test("details come through as they are, from a form and from a client, and again", () => {
  expect(detailsOf(enquirySchema.parse({ ...ENQUIRY, ...FILLED }))).toEqual(FILLED);
  const asForm = { ...FILLED, needsInvoice: "yes", needsCertificate: "yes" };
  const parsed = enquirySchema.parse({ ...ENQUIRY, ...asForm });
  expect(detailsOf(parsed)).toEqual(FILLED);
  // The deliveries and the deposit send what was parsed.
  expect(enquirySchema.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
});

test("what is left empty is left out", () => {
  const empty = Object.fromEntries(Object.keys(FILLED).map((name) => [name, ""]));
  for (const details of [{}, empty, { ...empty, needsInvoice: false, venue: " \n" }])
    expect(detailsOf(enquirySchema.parse({ ...ENQUIRY, ...details }))).toEqual({});
});

test.each([
  ["venue", "x".repeat(201)],
  ["startTime", "25:00"],
  ["endTime", "6 pm"],
  ["guests", "many"],
  ["guests", "1".repeat(41)],
  ["company", "x".repeat(121)],
  ["poNumber", "x".repeat(61)],
  ["needsInvoice", "on"],
  ["needsCertificate", 1],
])("%s can't be %j", (name, value) => {
  const { error } = enquirySchema.safeParse({ ...ENQUIRY, [name]: value });
  expect(error?.issues.map(({ path }) => path)).toEqual([[name]]);
});
