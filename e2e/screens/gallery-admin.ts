import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { GalleryItem } from "@/lib/contract/gallery";
import { expect } from "../fixtures";
import { test as ownSiteTest, SAME_ADMIN } from "../servers/own-site";
import type { OwnServer } from "../servers/server-process";
import { site } from "../servers/site";

export const FILM = fileURLToPath(
  new URL("../../lib/backend/gallery/demo/trumpet-light-loop.mp4", import.meta.url),
);
export const AVI = Buffer.concat([Buffer.from("RIFF\x40\0\0\0AVI LIST"), Buffer.alloc(64)]);
export const NO_MEDIUM = "Please select a file or enter a valid URL to upload";

interface Fixtures {
  /** A site with an empty gallery, at whose gallery screen the admin is signed in. */
  server: OwnServer;
}

export const test = ownSiteTest.extend<Fixtures>({
  server: async ({ own, page, signIn }, use) => {
    const server = await own.start(SAME_ADMIN);
    await signIn(server.url);
    await page.goto(`${server.url}/admin/gallery`);
    await expect(page.getByText("Nothing is here yet.")).toBeVisible();
    await use(server);
  },
});

/** A picture of one colour, as a file of a form. */
export async function picture(name: string, { width = 320, height = 240, colour = "#c96" } = {}) {
  const create = { width, height, channels: 3, background: colour } as const;
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

export const addForm = (page: Page) => page.getByRole("form", { name: "Add to the gallery" });
export const chosen = (page: Page) => page.getByRole("list", { name: "Chosen files" }).getByRole("listitem");
export const cards = (page: Page) =>
  page.getByRole("list", { name: "Gallery items" }).getByRole("heading", { level: 3 });
/** Presses Upload, in a category where none was chosen. */
export async function upload(page: Page): Promise<void> {
  const category = addForm(page).getByLabel("Category");
  if ((await category.isVisible()) && (await category.inputValue()) === "") await category.selectOption("DJ");
  await addForm(page).getByRole("button", { name: "Upload", exact: true }).click();
}
export const picker = (scope: Locator) => scope.locator("input[type=file]");

/** What everybody can read of the gallery. */
export async function gallery(page: Page, server: OwnServer): Promise<GalleryItem[]> {
  return (await page.request.get(`${server.url}/api/gallery`)).json();
}

/** Adds pictures under these titles, the last one on top. */
export async function addPictures(page: Page, server: OwnServer, titles: string[]): Promise<void> {
  const answer = await page.request.post(`${server.url}/api/admin/login`, { data: site.admin });
  const { token } = await answer.json();
  for (const title of titles) {
    const added = await page.request.post(`${server.url}/api/gallery`, {
      headers: { authorization: `Bearer ${token}` },
      multipart: { title, category: "dj", media: await picture("a.jpg") },
    });
    expect(added.status()).toBe(201);
  }
  await page.reload();
  await expect(cards(page)).toHaveCount(titles.length);
}
