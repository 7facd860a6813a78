import { createServer } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { headerOf, MailServer } from "@/e2e/servers/mail-server";
import type { MailService } from "@/lib/settings/mail-service";
import { connectionOptions, type Letter, sendMail } from "./smtp";

const server = new MailServer();
const LIMIT_MS = 20_000;

beforeAll(() => server.open());
afterAll(() => server.close());
afterEach(() => {
  server.accepted.length = 0;
  server.held = Promise.resolve();
});

const LETTER: Letter = {
  recipient: "ada@mailboxes.test",
  replyTo: "answers@mailboxes.test",
  subject: "Déjà vu",
  text: "Hello",
  html: "<p>Hello</p>",
  headerId: "<one@site.test>",
  date: new Date("2027-06-12T00:00:00Z"),
};

function service(changes: Partial<MailService> = {}): MailService {
  const { port, username, password } = new URL(server.settings.SMTP_URL ?? "");
  return {
    host: "127.0.0.1",
    port: Number(port),
    secure: false,
    login: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    from: { name: "Golden Hour", address: "site@site.test" },
    ...changes,
  };
}

const failureOf = (changes: Partial<MailService> = {}, limitMs = LIMIT_MS) =>
  sendMail(service(changes), LETTER, limitMs).then(
    () => "none",
    ({ failure, answer }) => ({ failure, answer }),
  );

test("a mail arrives with the headers that tell it from others", async () => {
  expect(await sendMail(service(), LETTER, LIMIT_MS)).toMatch(/^250 /);
  const [{ content = "", id, recipient } = {}] = server.accepted;
  expect({ id, recipient }).toEqual({ id: LETTER.headerId, recipient: LETTER.recipient });
  expect(headerOf(content, "Date")).toBe("Sat, 12 Jun 2027 00:00:00 +0000");
  expect(headerOf(content, "Auto-Submitted")).toBe("auto-generated");
  expect(headerOf(content, "Reply-To")).toBe(LETTER.replyTo);
  expect(headerOf(content, "Subject")).toMatch(/^=\?UTF-8\?/);
});

test.each([
  ["refuse", { failure: "refused", answer: "550 5.1.1 No such user" }],
  ["defer", { failure: "deferred", answer: "450 4.2.0 Greylisted, come back" }],
  ["refuse the text", { failure: "refused", answer: "554 5.7.1 Looks like spam" }],
  ["die amid the text", { failure: "broken-off", answer: null }],
] as const)("a server may %s", async (fate, expected) => {
  server.fates.set(LETTER.recipient, [fate]);
  expect(await failureOf()).toEqual(expected);
});

test("a wrong password is told from a refused mail, and what the server says about it is not kept", async () => {
  expect(await failureOf({ login: { user: "owner", pass: "wrong" } })).toEqual({
    failure: "sign-in",
    answer: "535 5.7.8",
  });
});

test("a server that is not there", async () => {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((listening) => probe.once("listening", listening));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  expect(await failureOf({ port })).toEqual({ failure: "unreachable", answer: null });
  expect(await failureOf({ host: "no-such-host.invalid" })).toEqual({ failure: "unreachable", answer: null });
});

test("a server that takes too long, and one that speaks no TLS where it should", async () => {
  server.held = new Promise(() => {});
  expect(await failureOf({}, 300)).toEqual({ failure: "timeout", answer: null });
  expect(await failureOf({ secure: true })).toEqual({ failure: "encryption", answer: null });
});

test("a mail that is broken off", async () => {
  server.held = new Promise(() => {});
  const ended = new AbortController();
  const sending = sendMail(service(), LETTER, LIMIT_MS, ended.signal);
  const texts = server.texts;
  await expect.poll(() => server.texts).toBe(texts + 1);
  ended.abort();
  await expect(sending).rejects.toMatchObject({ failure: "broken-off" });
});

test("a password only leaves the machine over an encrypted connection", () => {
  const tls = (changes: Partial<MailService>) => {
    const { requireTLS, ignoreTLS, secure } = connectionOptions(service(changes), LIMIT_MS);
    return { requireTLS, ignoreTLS, secure };
  };
  const host = "mail.example";
  expect(tls({ host })).toEqual({ requireTLS: true, ignoreTLS: false, secure: false });
  expect(tls({ host, secure: true })).toEqual({ requireTLS: false, ignoreTLS: false, secure: true });
  expect(tls({ host, login: undefined })).toEqual({ requireTLS: false, ignoreTLS: false, secure: false });
  expect(tls({ host: "localhost" })).toEqual({ requireTLS: false, ignoreTLS: true, secure: false });
});
