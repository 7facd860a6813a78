import { expect, test, vi } from "vitest";
import { openBrowser } from "./testing/browser";

// The public pages load this module; with zod it would be twice what they load today.
vi.mock("zod", () => {
  throw new Error("The public pages must not load zod.");
});

const { fetchGallery } = await import("./gallery");

const ITEM = {
  _id: "7",
  title: "Three Valves",
  description: "",
  category: "trumpet",
  featured: false,
  url: "https://pictures.example/7.jpg",
  mediaType: "image",
};

test("the gallery is fetched, and what another backend leaves out is filled in", async () => {
  const { sent } = openBrowser(() => Response.json([ITEM]));
  expect(await fetchGallery()).toMatchObject([{ ...ITEM, alt: "Three Valves", width: null, widths: [] }]);
  expect(sent).toMatchObject([{ method: "GET", path: "/api/gallery" }]);
});

test.each(["<html>", "{}", '[{"title":"Half an item"}]'])(
  "%s is no gallery: it fails without a message",
  async (text) => {
    openBrowser(() => new Response(text));
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(fetchGallery()).rejects.toMatchObject({ name: "ApiError", message: "", status: 200 });
    expect(logged).toHaveBeenCalled();
    logged.mockRestore();
  },
);
