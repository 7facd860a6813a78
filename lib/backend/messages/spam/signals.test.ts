import { describe, expect, test } from "vitest";
import { SPAM_REASONS } from "@/lib/content/spam-reasons";
import { MESSAGE_LENGTH_LIMIT } from "@/lib/contract/limits";
import { enquirySchema } from "@/lib/contract/messages";
import { type SpamSignal, spamSignalSchema } from "@/lib/contract/spam";
import { heldOutHonest, honestSamples } from "./honest-samples";
import type { SpamSample } from "./sample";
import { isSpam, spamSignals } from "./signals";
import { heldOutSpam, spamSamples } from "./spam-samples";

const USUAL = {
  honeypot: false,
  elapsedMs: 90_000,
  receivedAt: new Date("2026-11-23T15:00:00Z"),
};

const signalsOf = ({ circumstances, ...enquiry }: SpamSample) =>
  spamSignals(enquiry, { ...USUAL, ...circumstances });

const honest = [...honestSamples, ...heldOutHonest];
const spam = [...spamSamples, ...heldOutSpam];

/** What the report of a failed test says about a sample. */
const summary = (sample: SpamSample) =>
  `${sample.name}: ${signalsOf(sample).join(", ")} (${sample.message.slice(0, 60)})`;

describe("the samples", () => {
  test("are 100 honest enquiries and 100 of spam, all of which the form accepts", () => {
    expect([honest.length, spam.length]).toEqual([100, 100]);
    for (const { circumstances: _, ...enquiry } of [...honest, ...spam])
      expect(enquirySchema.parse(enquiry)).toEqual(enquiry);
  });

  test("that are honest stay in the inbox", () => {
    expect(honest.filter((sample) => isSpam(signalsOf(sample))).map(summary)).toEqual([]);
  });

  test("that are spam are found, at least 80 of the 100", () => {
    const missed = spam.filter((sample) => !isSpam(signalsOf(sample)));
    expect(missed.length, missed.map(summary).join("\n")).toBeLessThanOrEqual(20);
  });
});

describe("each signal", () => {
  const ORDINARY: SpamSample = {
    name: "Ada Lovelace",
    email: "ada@home.example",
    eventType: "wedding",
    eventDate: "2027-06-12",
    message: "Do you play at weddings?",
  };
  const ALONE: Record<SpamSignal, Partial<SpamSample>> = {
    honeypot: { circumstances: { honeypot: true } },
    "too-fast": { circumstances: { elapsedMs: 2999 } },
    "long-past": { eventDate: "2025-11-22" },
    "disposable-address": { email: "ada@Mailinator.com" },
    "link-in-name": { name: "Ada, www.lovelace.example" },
    "made-up-name": { name: "AdaamKex" },
    "random-text": { message: "sdkjfhKJHdf" },
    "script-mix": { message: "Dо yоu play at weddings?" },
    links: { message: "https://a.example http://b.example www.c.example" },
    code: { message: 'Do you play at <a href="https://barn.example">weddings</a>?' },
    "sales-words": { message: "Backlinks for your wedding blog" },
    "no-event": { message: "I am writing to you and your team because of the thing that we talked about." },
  };

  test.each(spamSignalSchema.options)("%s is found, is explained, and does not suffice", (signal) => {
    const signals = signalsOf({ ...ORDINARY, ...ALONE[signal] });
    expect(signals).toEqual([signal]);
    expect(SPAM_REASONS[signal]).toMatch(/^[A-Z].+\.$/);
    expect(isSpam(signals)).toBe(false);
  });

  test("is absent from an ordinary enquiry", () => {
    expect(signalsOf(ORDINARY)).toEqual([]);
  });

  test.each<[string, Partial<SpamSample>]>([
    ["the form took three seconds", { circumstances: { elapsedMs: 3000 } }],
    ["the time is unknown", { circumstances: { elapsedMs: undefined } }],
    ["the clock went backwards", { circumstances: { elapsedMs: -1 } }],

    ["the date is a year ago", { eventDate: "2025-11-23" }],
    ["there are two links", { message: "https://barn.example and https://board.example/weddings" }],
    ["an address is in brackets", { message: "From: Ada <a.lovelace@home.example>, I <3 it" }],
    ["the name has capitals inside", { name: "DeShawn" }],
    ["the name has seven consonants in a row", { name: "Hirschsprung" }],
    ["a short message names no event", { message: "Are you free? What is the price for you and the sound?" }],
    ["a phrase is common in advertisements", { message: "Do I get 10% off for a wedding on a Friday?" }],
    [
      "the event is named in Russian",
      { message: "Мы ищем диджея и трубача на свадьбу в июне, гостей около ста" },
    ],
    ["the event is named in Chinese", { message: "我们六月在波士顿举行婚礼，请问您有空吗？" }],
    [
      "the event is named in Spanish",
      { message: "Hola, queremos saber el precio para la boda de mi hermana con una hora de los clásicos" },
    ],
    [
      "a long message is in another language",
      { message: "Wir suchen jemanden, der am zwölften Juni bei uns am See spielt und auch die Technik hat" },
    ],
    ["one word mixes alphabets", { message: "Say Горькo at the wedding" }],
    ["two alphabets are in different words", { message: "We are Πηνελόπη and Νίκος, Катя and Ben" }],
  ])("is absent when %s", (_, difference) => {
    expect(signalsOf({ ...ORDINARY, ...difference })).toEqual([]);
  });

  test.each<[SpamSignal, Partial<SpamSample>]>([
    ["code", { name: "{{7*7}}" }],
    ["code", { name: "<b>Ada" }],
    ["code", { message: "Do you play at weddings? ' OR '1'='1" }],
    ["made-up-name", { name: "gTyHnMjUk" }],
    ["made-up-name", { name: "pHqghUme" }],
    ["random-text", { message: "asdfghjkl hello" }],
    ["code", { message: "[url=https://barn.example]wedding[/url]" }],
    ["sales-words", { message: "Sign up now for the wedding fair, 20% off" }],
    ["no-event", { message: "Мы делаем сайты и приложения для вашего бизнеса быстро и качественно" }],
    ["no-event", { message: "我们是深圳的一家公司，生产各种产品" }],
    [
      "no-event",
      { message: "Hola, somos una empresa que hace páginas para negocios con los precios de siempre" },
    ],
  ])("%s is found in %j", (signal, difference) => {
    expect(signalsOf({ ...ORDINARY, ...difference })).toEqual([signal]);
  });

  test("counts links in markup as code only", () => {
    const link = "<a href='https://x.example'>wedding</a> [url=https://x.example]wedding[/url] ";
    expect(signalsOf({ ...ORDINARY, message: link.repeat(3) })).toEqual(["code"]);
  });

  test("counts once", () => {
    expect(isSpam(["links", "links"])).toBe(false);
    expect(isSpam(["links", "honeypot"])).toBe(true);
  });
});

describe("the time", () => {
  // Sixty times the limit: an expression that takes time in proportion to its square would run into the time limit of
  // the test, and one that takes time in proportion to it is done in a moment.
  const LENGTH = 60 * MESSAGE_LENGTH_LIMIT;

  test.each([
    "a",
    "aA",
    "bcdfghj",
    " \n",
    "<a ",
    "<a href=",
    "[url=",
    "' or 1",
    "union  ",
    "on error =",
    "www",
    "rank ",
    "increase your ",
    "increase x",
    "need ",
    "save ",
    "leads ",
    "order a a ",
    "send you our ",
    "image editing ",
    "the your ",
    "аa",
    "скидк",
    "你好",
  ])("grows with the length only, for %j", (part) => {
    const long = part.repeat(LENGTH / part.length);
    expect(
      signalsOf({ name: long, email: long, eventType: "other", eventDate: "2027-06-12", message: long }),
    ).toEqual(expect.any(Array));
  });
});
