import { afterEach, expect, test, vi } from "vitest";
import { removeDraft, removeExpiredDrafts, storeDraft, storedDraft } from "./draft-store";
import { openBrowser } from "./testing/browser";

const DAY_MS = 24 * 60 * 60 * 1000;
const DRAFT = { name: "Ada", message: "Trumpet, please." };

afterEach(() => {
  vi.useRealTimers();
});

test("a draft is stored until it is removed", () => {
  openBrowser();
  expect(storedDraft("enquiry")).toBeUndefined();
  storeDraft("enquiry", DRAFT);
  expect(storedDraft("enquiry")).toEqual(DRAFT);
  expect(storedDraft("another")).toBeUndefined();
  removeDraft("enquiry");
  expect(storedDraft("enquiry")).toBeUndefined();
});

test("a draft is deleted after 7 days, counted from when it was last stored", () => {
  openBrowser();
  vi.useFakeTimers({ now: Date.parse("2026-01-01T00:00:00Z") });
  storeDraft("enquiry", DRAFT);
  vi.advanceTimersByTime(7 * DAY_MS - 1);
  expect(storedDraft("enquiry")).toEqual(DRAFT);
  storeDraft("enquiry", DRAFT);
  vi.advanceTimersByTime(7 * DAY_MS - 1);
  expect(storedDraft("enquiry")).toEqual(DRAFT);
  vi.advanceTimersByTime(1);
  expect(storedDraft("enquiry")).toBeUndefined();
  expect(localStorage.length).toBe(0);
});

test("drafts whose form nobody opens again go, too", () => {
  openBrowser();
  vi.useFakeTimers({ now: Date.parse("2026-01-01T00:00:00Z") });
  storeDraft("draft:hal:reply:1", DRAFT);
  localStorage.setItem("theme", "dark");
  vi.advanceTimersByTime(DAY_MS);
  storeDraft("draft:hal:reply:2", DRAFT);
  vi.advanceTimersByTime(6 * DAY_MS);
  removeExpiredDrafts();
  expect(localStorage.getItem("draft:hal:reply:1")).toBeNull();
  expect(storedDraft("draft:hal:reply:2")).toEqual(DRAFT);
  expect(localStorage.getItem("theme")).toBe("dark");
});

test.each(["not JSON", "7", "[]", "{}", '{"draft":{"name":"Ada"}}', "null"])(
  "%s is no draft, and does no harm",
  (stored) => {
    openBrowser();
    localStorage.setItem("enquiry", stored);
    expect(storedDraft("enquiry")).toBeUndefined();
  },
);

test("without usable storage there are no drafts and no errors", () => {
  openBrowser();
  const refuse = () => {
    throw new DOMException("", "QuotaExceededError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
  storeDraft("enquiry", DRAFT);
  expect(storedDraft("enquiry")).toBeUndefined();
  removeDraft("enquiry");
});
