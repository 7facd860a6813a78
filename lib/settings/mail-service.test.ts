import { afterEach, expect, test, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function withSettings(settings: Record<string, string>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return import("./mail-service");
}

const FROM = { MAIL_FROM: "site@a.example" };

test.each([
  [
    "smtps://user%40a.example:p%3Ass@mail.example",
    { host: "mail.example", port: undefined, secure: true, login: { user: "user@a.example", pass: "p:ss" } },
  ],
  ["smtp://mail.example:2525", { host: "mail.example", port: 2525, secure: false, login: undefined }],
  ["smtp://[::1]:25/", { host: "::1", port: 25, secure: false, login: undefined }],
])("%s", async (SMTP_URL, service) => {
  const { mailService } = await withSettings({ SMTP_URL, ...FROM });
  expect(mailService()).toEqual({ ...service, from: { name: "Golden Hour", address: "site@a.example" } });
});

test("the sender may have a name", async () => {
  const { mailService } = await withSettings({
    SMTP_URL: "smtp://a",
    MAIL_FROM: "Leo Vale, DJ <leo@a.example>",
  });
  expect(mailService()?.from).toEqual({ name: "Leo Vale, DJ", address: "leo@a.example" });
});

test("without settings there is no mail, and with a backend elsewhere that one sends it", async () => {
  expect((await withSettings({})).mailService()).toBeUndefined();
  const elsewhere = { SMTP_URL: "smtp://a", ...FROM, API_BASE_URL: "https://api.example" };
  const { mailService, mayShowMail } = await withSettings(elsewhere);
  expect([mailService(), mayShowMail()]).toEqual([undefined, true]);
});
