import { expect, test } from "vitest";
import { fillFields } from "./fill-fields";

const VALUES = { "first name": "Bea", price: "$800", package: undefined };

test("fields become their values, however they are written", () => {
  expect(fillFields("Hello {first name}, it is { Price }: {price}.", VALUES)).toEqual({
    text: "Hello Bea, it is $800: $800.",
    unknown: [],
    empty: [],
  });
});

test("a field that does not exist and one without a value stay, and are named once", () => {
  expect(fillFields("{smile} {package} {smile} {constructor} {}", VALUES)).toEqual({
    text: "{smile} {package} {smile} {constructor} {}",
    unknown: ["smile", "constructor", ""],
    empty: ["package"],
  });
});

test("what is in a value is no field, and no pattern either", () => {
  expect(fillFields("{first name}", { ...VALUES, "first name": "{price} $& $1" }).text).toBe("{price} $& $1");
});

test("braces that enclose nothing of one line are text", () => {
  const text = "{ {a\nb} }";
  expect(fillFields(text, VALUES)).toEqual({ text, unknown: [], empty: [] });
});
