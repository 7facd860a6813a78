import { expect, test } from "vitest";
import { meantAddress } from "./mail-typo";

test.each([
  ["bea@gmial.com", "bea@gmail.com"],
  ["Bea.Bell@gmail.con", "Bea.Bell@gmail.com"],
  ["bea@gmai.com", "bea@gmail.com"],
  ["bea@gmaill.com", "bea@gmail.com"],
  ["bea@hotmial.con", "bea@hotmail.com"],
  ["bea@yaho.com", "bea@yahoo.com"],
  ["bea@iclould.com", "bea@icloud.com"],
  ["bea@outlok.com", "bea@outlook.com"],
  ["bea@comcast.nte", "bea@comcast.net"],
  ["bea@harbor-inn.con", "bea@harbor-inn.com"],
])("%s may be %s", (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant);
});

test.each([
  "bea@gmail.com",
  "bea@ymail.com",
  "bea@mail.com",
  "bea@me.com",
  "bea@gmx.com",
  "bea@hotmail.co.uk",
  "bea@yahoo.ca",
  "bea@live.de",
  "bea@college.edu",
  "bea@mail.harvard.edu",
  "bea@pier.example",
  "bea@gmial",
  "bea@",
  "bea",
  "",
])("'%s' is left alone", (typed) => {
  expect(meantAddress(typed)).toBeUndefined();
});
