import { afterEach, expect, test, vi } from "vitest";
import { address } from "./screen-address";

// Unit tests run with React's server build, which has no hooks. No hook is called here.
vi.mock("next/navigation", () => ({ useSearchParams: vi.fn() }));

const here = address({ path: "/admin/here", fields: { q: "", kind: ["all", "one", "two"], open: "" } });

/** Mocks the browser's location and history. */
function visit(search: string) {
  vi.stubGlobal("location", { pathname: "/admin/here", search });
  const history = { state: null as object | null, pushState: vi.fn(), replaceState: vi.fn(), back: vi.fn() };
  vi.stubGlobal("history", history);
  return history;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["", { q: "", kind: "all", open: "" }],
  ["?kind=two&q=a+b&more=1", { q: "a b", kind: "two", open: "" }],
  ["?kind=three&open=..%2Fx", { q: "", kind: "all", open: "../x" }],
])("%j is read as %j", (search, values) => {
  visit(search);
  expect(here.values()).toEqual(values);
});

test.each([
  [undefined, "/admin/here"],
  [{ kind: "all" }, "/admin/here"],
  [{ open: "1/2", q: "a b", kind: "one" }, "/admin/here?q=a+b&kind=one&open=1%2F2"],
] as const)("%j is written as %s", (values, path) => {
  expect(here.path(values)).toBe(path);
});

test("a change replaces the URL and keeps the other values", () => {
  const { replaceState } = visit("?q=a&open=1");
  here.change({ kind: "one" });
  expect(replaceState).toHaveBeenCalledWith(null, "", "/admin/here?q=a&kind=one&open=1");
});

test("opening adds a history entry", () => {
  const { pushState } = visit("?q=a");
  here.open({ open: "1" });
  expect(pushState).toHaveBeenCalledWith({ openedHere: true }, "", "/admin/here?q=a&open=1");
});

test("closing changes the URL in place if the page was opened at that URL", () => {
  const { replaceState, back } = visit("?open=1");
  here.close({ open: "" });
  expect(replaceState).toHaveBeenCalledWith(null, "", "/admin/here");
  expect(back).not.toHaveBeenCalled();
});

test("closing goes back if it was opened from the screen", () => {
  const history = visit("?open=1");
  history.state = { openedHere: true };
  const listen = vi.fn();
  vi.stubGlobal("addEventListener", listen);
  here.close({ open: "" });
  expect(history.back).toHaveBeenCalledOnce();
  expect(listen).toHaveBeenCalledWith("popstate", expect.any(Function), { capture: true, once: true });
});

test("a change that comes after the screen was left does not touch the next screen's URL", () => {
  const { pushState, replaceState, back } = visit("");
  vi.stubGlobal("location", { pathname: "/admin/elsewhere", search: "?q=a" });
  here.change({ q: "b" });
  here.open({ open: "1" });
  here.close({ open: "" });
  for (const step of [pushState, replaceState, back]) expect(step).not.toHaveBeenCalled();
});
