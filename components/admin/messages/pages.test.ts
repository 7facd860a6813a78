import { expect, test } from "vitest";
import type { ContactMessage } from "@/lib/contract/messages";
import { type ShownMessages, withNewest, withOlder, withoutMessages, withRead } from "./pages";

/** A message whose id is the day it was sent, such as "01". */
const message = (id: string) => ({ _id: id, createdAt: `2031-01-${id}`, read: false }) as ContactMessage;
const shown = (ids: string[], changes: Partial<ShownMessages> = {}): ShownMessages => ({
  messages: ids.map(message),
  total: 10,
  next: "after-the-last",
  filter: { q: "", read: "all", show: "all", type: "all", order: "received" },
  ...changes,
});
const idsOf = ({ messages }: { messages: ContactMessage[] }) => messages.map(({ _id }) => _id).join(" ");

test("a refreshed first page keeps the loaded older messages and their next page", () => {
  const page = { messages: ["09", "08", "07"].map(message), total: 11, next: "after-07" };
  const refreshed = withNewest(shown(["08", "07", "06", "05"]), page);
  expect(idsOf(refreshed)).toBe("09 08 07 06 05");
  expect(refreshed).toMatchObject({ total: 11, next: "after-the-last" });
});

test("a refreshed first page that reaches past the list continues from its own end", () => {
  const page = { messages: ["08", "06", "05"].map(message), total: 9, next: "after-05" };
  const refreshed = withNewest(shown(["08", "07", "06"]), page);
  expect(idsOf(refreshed)).toBe("08 06 05");
  expect(refreshed.next).toBe("after-05");
});

test("a refreshed first page that is the whole list drops all older messages", () => {
  const page = { messages: [message("08")], total: 1, next: undefined };
  expect(withNewest(shown(["08", "07", "06"]), page)).toMatchObject({ ...page, filter: { read: "all" } });
});

test("messages sent at the same time are neither lost nor duplicated", () => {
  const at = (id: string) => ({ ...message(id), createdAt: "2031-01-01" });
  const before = shown([], { messages: ["d", "c", "b", "a"].map(at) });
  const page = { messages: ["e", "d", "c"].map(at), total: 5, next: "after-c" };
  expect(idsOf(withNewest(before, page))).toBe("e d c b a");
});

test("an older page is appended without messages that a refresh already loaded", () => {
  const page = { messages: ["06", "05", "04"].map(message), total: 8, next: undefined };
  const longer = withOlder(shown(["08", "07", "06"]), page);
  expect(idsOf(longer)).toBe("08 07 06 05 04");
  expect(longer).toMatchObject({ total: 8, next: undefined });
});

test("deleting messages lowers the total, but never below zero", () => {
  const left = withoutMessages(shown(["08", "07"], { total: 1 }), ["08", "07", "elsewhere"]);
  expect(left).toMatchObject({ messages: [], total: 0 });
});

test.each([
  ["all", 10],
  ["false", 9],
] as const)("a read message stays in the list with read=%s, and the total is %d", (read, total) => {
  const list = withRead(
    shown(["08", "07"], { filter: { q: "", read, show: "all", type: "all", order: "received" } }),
    "08",
  );
  expect(list.messages.map(({ read: isRead }) => isRead)).toEqual([true, false]);
  expect(list.total).toBe(total);
});
