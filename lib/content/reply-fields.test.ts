import { expect, test } from "vitest";
import { fillReply, packageOf, REPLY_FIELDS, templateProblem, usesField } from "./reply-fields";
import { replyTemplates } from "./reply-templates";
import { packageTitle, services } from "./services";

const ENQUIRY = {
  name: " Bea  de Luca",
  eventType: "wedding",
  eventDate: "2031-06-14",
  subject: "DJ Services, Premium ($1)",
} as const;

test("a reply is filled with what the enquiry says", () => {
  const fields = REPLY_FIELDS.map((field) => `{${field}}`).join("|");
  expect(fillReply(fields, ENQUIRY, 1200)).toEqual({
    text: "Bea|Bea  de Luca|wedding|Saturday, June 14, 2031|DJ Services, Premium|$1,200|Leo Vale\nGolden Hour",
    problem: undefined,
  });
});

test("a field without a value says what to do about it", () => {
  expect(fillReply("It costs {price}.", ENQUIRY, null).problem).toBe(
    "{price} has no value: enter the quoted price. Fill it in, or take the field out.",
  );
  expect(fillReply("{package}", { ...ENQUIRY, subject: "Hello" }, 1).problem).toContain(
    "{package} has no value: the enquiry names no package.",
  );
});

test("a field that does not exist is named, with those that do", () => {
  expect(fillReply("{Phone} {price}", ENQUIRY, null).problem).toBe(
    "There is no field {Phone}. The fields are {first name}, {name}, {event}, {date}, {package}, {price}, {signature}.",
  );
  expect(templateProblem("{first name} {price} {venue}")).toContain("There is no field {venue}.");
  expect(templateProblem("{first name} {price}")).toBeUndefined();
});

test("a text that uses the price is told from one that does not", () => {
  expect(usesField("It costs { Price }.", "price")).toBe(true);
  expect(usesField("It costs $800, {first name}.", "price")).toBe(false);
});

test("each package is known by the subject of its enquiry, with today's price", () => {
  for (const service of services)
    for (const offer of service.packages)
      expect(packageOf(packageTitle(service, { ...offer, price: 1 }))?.price).toBe(offer.price);
  expect(packageOf("DJ Services, Premium")).toBeUndefined();
  expect(packageOf()).toBeUndefined();
});

test.each(Object.values(replyTemplates))("the template “$name” can be sent", ({ text }) => {
  expect(fillReply(text, ENQUIRY, 800).problem).toBeUndefined();
});
