import { expect, test } from "vitest";
import { newsAfter } from "./news-after";

const counts = {
  all: 2,
  unread: 2,
  waiting: 1,
  starred: 0,
  answered: 0,
  quoted: 1,
  booked: 0,
  declined: 0,
  spam: 0,
  trash: 0,
};
const before = { unread: 2, counts, revision: 7, isForeign: false };

test("changes of this tab are its own, and one more is somebody else's", () => {
  const afterTwo = { ...before, ownChanges: 2 };
  expect(newsAfter(afterTwo, { revision: 9, counts }).isForeign).toBe(false);
  expect(newsAfter(afterTwo, { revision: 10, counts }).isForeign).toBe(true);
});

test("the first news are nobody's change", () => {
  expect(newsAfter(undefined, { revision: 7, counts })).toEqual({ ...before, ownChanges: undefined });
});

test("a call that changed nothing does not hide somebody else's change", () => {
  const nothing = newsAfter({ ...before, ownChanges: 1 }, { revision: 7 });
  expect(nothing).toMatchObject({ ...before, ownChanges: 0 });
  expect(newsAfter(nothing, { revision: 8, counts }).isForeign).toBe(true);
});
