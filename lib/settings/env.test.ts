import { describe, expect, test } from "vitest";
import { misspelledSettings, parseSettings } from "./env";

describe("parseSettings", () => {
  test("requires no settings", () => {
    const settings = parseSettings({});
    expect(settings).toMatchObject({
      PORT: 3000,
      HOST: "127.0.0.1",
      SITE_URL: "http://localhost:3000",
      DATA_DIR: "./data",
      TRUST_PROXY: 0,
      SEED_DEMO: true,
    });
  });

  test("treats an empty value as unset", () => {
    expect(parseSettings({ PORT: "", SITE_URL: "" }).SITE_URL).toBe("http://localhost:3000");
  });

  test("removes a trailing slash from the public URL", () => {
    expect(parseSettings({ SITE_URL: "https://a.example/" }).SITE_URL).toBe("https://a.example");
  });

  test.each([
    ["on", 1],
    ["true", 1],
    ["1", 1],
    ["2", 2],
    ["off", 0],
    ["0", 0],
  ])("TRUST_PROXY=%s means %i proxies", (value, hops) => {
    expect(parseSettings({ TRUST_PROXY: value }).TRUST_PROXY).toBe(hops);
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "70000"],
    ["SITE_URL", "javascript:alert(1)"],
    ["SITE_URL", "https://a.example/path"],
    ["SITE_URL", "https://a.example/?query"],
    ["NEXTAUTH_SECRET", "short-and-secret"],
    ["ADMIN_PASSWORD", "12345"],
    ["TRUST_PROXY", "maybe"],
    ["SEED_DEMO", "perhaps"],
    ["FORMSPREE_FORM_ID", "a/b"],
    ["FORMSPREE_DEPOSIT_FORM_ID", "a/b"],
    ["STRIPE_PUBLISHABLE_KEY", "sk_live_secret"],
    ["FORMSPREE_ENDPOINT", "https://a.example/path"],
    ["EMAILJS_ENDPOINT", "ftp://a.example"],
    ["EMAILJS_ENDPOINT", "a.example"],
    ["EMAILJS_ENDPOINT", "https://somebody:something@a.example"],
    ["SMTP_URL", "https://user:secret@mail.example"],
    ["SMTP_URL", "smtp://user@mail.example"],
    ["SMTP_URL", "smtp://user:secret@mail.example/path"],
    ["SMTP_URL", "smtp://user:sec ret@mail.example"],
    ["SMTP_URL", "smtp://user:50%off@mail.example"],
    ["INBOUND_ADDRESS", "a-name-that-is-too-long@in.a.example"],
    ["INBOUND_ADDRESS", "reply+tag@in.a.example"],
    ["INBOUND_SECRET", "short"],
    ["INBOUND_SECRET", "thirty-two characters and a space"],
    ["MAIL_FROM", "Golden Hour"],
    ["MAIL_FROM", "Golden Hour <site@a.example>, b@c.example"],
    ["MAIL_FROM", "Golden Hour\nBcc: <site@a.example>"],
  ])("names %s when it is wrong, but not its value", (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(new RegExp(`Wrong setting: ${name} `));
    expect(() => parseSettings({ [name]: value })).not.toThrow(new RegExp(value.replace(/[()]/g, "\\$&")));
  });

  test("requires all three settings of the email service or none", () => {
    const three = { EMAILJS_PUBLIC_KEY: "a", EMAILJS_SERVICE_ID: "b", EMAILJS_TEMPLATE_ID: "c" };
    expect(parseSettings(three)).toMatchObject({ ...three, EMAILJS_ENDPOINT: "https://api.emailjs.com" });
    for (const name of Object.keys(three)) {
      expect(() => parseSettings({ ...three, [name]: "" })).toThrow(`Wrong setting: ${name} must be set too`);
    }
  });

  test("requires a form for the deposit, and a card key for its form", () => {
    const cardKey = { STRIPE_PUBLISHABLE_KEY: "pk_test_1" };
    expect(() => parseSettings(cardKey)).toThrow("FORMSPREE_DEPOSIT_FORM_ID must be set too");
    expect(() => parseSettings({ FORMSPREE_DEPOSIT_FORM_ID: "a" })).toThrow("STRIPE_PUBLISHABLE_KEY must");
    expect(parseSettings({ ...cardKey, FORMSPREE_FORM_ID: "a" })).toMatchObject(cardKey);
    expect(parseSettings({ ...cardKey, FORMSPREE_DEPOSIT_FORM_ID: "a" })).toMatchObject(cardKey);
  });

  test.each([
    ["S3_BUCKET must be set too", { S3_ENDPOINT: "https://store.example" }],
    ["S3_SECRET_ACCESS_KEY must be set too", { S3_BUCKET: "media", S3_ACCESS_KEY_ID: "a" }],
    ["S3_BUCKET must be the name", { S3_BUCKET: "Media/All" }],
    [
      "S3_PUBLIC_URL must be an https URL",
      { S3_PUBLIC_URL: "http://m.example", SITE_URL: "https://a.example" },
    ],
    ["S3_PUBLIC_URL must not end with /uploads", { S3_PUBLIC_URL: "https://m.example/uploads/" }],
    [
      "S3_BACKUP_BUCKET must be another bucket",
      { S3_PUBLIC_URL: "https://m.example", S3_BACKUP_BUCKET: "media" },
    ],
  ])("of the object store: %s", (sentence, settings) => {
    const bucket = "S3_ENDPOINT" in settings ? {} : { S3_BUCKET: "media" };
    expect(() => parseSettings({ ...bucket, ...settings })).toThrow(`Wrong setting: ${sentence}`);
  });

  test("an empty S3_BUCKET turns the object store off", () => {
    const store = { S3_ENDPOINT: "https://store.example", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
    expect(parseSettings({ S3_BUCKET: "media", ...store })).toMatchObject(store);
    expect(parseSettings({ S3_BUCKET: "", ...store }).S3_ENDPOINT).toBeUndefined();
  });

  test("requires a sender for the mail server, and a mail server for the sender", () => {
    const both = { SMTP_URL: "smtp://mail.example", MAIL_FROM: "Golden Hour <site@a.example>" };
    expect(parseSettings(both)).toMatchObject(both);
    expect(() => parseSettings({ ...both, MAIL_FROM: "" })).toThrow("MAIL_FROM must be set too");
    expect(() => parseSettings({ ...both, SMTP_URL: "" })).toThrow("SMTP_URL must be set too");
    const inbound = { INBOUND_ADDRESS: "reply@in.a.example", INBOUND_SECRET: "x".repeat(32) };
    expect(() => parseSettings({ ...both, ...inbound })).not.toThrow();
    expect(() => parseSettings(inbound)).toThrow("SMTP_URL must be set too");
    for (const name of Object.keys(inbound))
      expect(() => parseSettings({ ...both, ...inbound, [name]: "" })).toThrow(`${name} must be set too`);
  });

  test("accepts an origin with or without a trailing slash", () => {
    const { FORMSPREE_ENDPOINT } = parseSettings({ FORMSPREE_ENDPOINT: "http://Forms.example:8080/" });
    expect(FORMSPREE_ENDPOINT).toBe("http://forms.example:8080");
  });

  test("lists all wrong settings in one sentence", () => {
    expect(() => parseSettings({ PORT: "x", HOST: "h", SEED_DEMO: "x" })).toThrow(/PORT .*; SEED_DEMO /);
  });
});

test.each([
  ["FORMSPREE_FORMID", "FORMSPREE_FORM_ID"],
  ["SITE_ULR", "SITE_URL"],
  ["site_url", undefined],
  ["DATADIR", "DATA_DIR"],
  ["TRUST_PROXIES", undefined],
  ["PORT", undefined],
  ["SORT", undefined],
  ["HOME", undefined],
  ["PATH", undefined],
])("a setting %s is taken for %s", (name, meant) => {
  const sentences = meant ? [`There is no setting ${name}. Did you mean ${meant}?`] : [];
  expect(misspelledSettings({ [name]: "x" })).toEqual(sentences);
});
