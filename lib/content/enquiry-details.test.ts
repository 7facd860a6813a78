import { expect, test } from "vitest";
import { detailFacts } from "./enquiry-details";

test("only what was told is listed, with times as people read them", () => {
  expect(detailFacts({})).toEqual([]);
  expect(detailFacts({ startTime: "18:30", endTime: "01:00", needsInvoice: true })).toEqual([
    ["Time", "6:30 PM to 1:00 AM"],
    ["Needs", "an invoice"],
  ]);
  expect(
    detailFacts({ endTime: "23:00", guests: "about 80", needsInvoice: true, needsCertificate: true }),
  ).toEqual([
    ["Time", "Until 11:00 PM"],
    ["Guests", "about 80"],
    ["Needs", "an invoice and an insurance certificate"],
  ]);
});
