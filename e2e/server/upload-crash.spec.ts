import { readdirSync } from "node:fs";
import { join } from "node:path";
import { filesIn, filesOf, listItems, newWords } from "../factories/gallery-items";
import { drawPicture } from "../factories/media-files";
import { expect, test } from "../fixtures";
import type { OwnServer } from "../servers/server-process";
import { bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";

const CRASHES = 2;
const UPLOADS = 20;

/** Starts uploads with seven files each. @returns the titles of those that got a response. */
function beginUploads(
  server: OwnServer,
  token: string,
  picture: Buffer,
): { stored: string[]; all: Promise<void> } {
  const stored: string[] = [];
  const upload = async () => {
    const form = new FormData();
    const words = newWords();
    for (const [field, value] of Object.entries(words)) form.append(field, value);
    form.append("media", new File([new Uint8Array(picture)], "picture.jpg"));
    // Most of these fail because the server is killed.
    const response = await fetch(`${server.url}/api/gallery`, {
      method: "POST",
      headers: bearer(token),
      body: form,
    }).catch(() => undefined);
    if (response?.status === 201) stored.push(words.title);
  };
  return { stored, all: Promise.all(Array.from({ length: UPLOADS }, upload)).then(() => undefined) };
}

/** Checks that all rows have their files and all files have their rows. */
async function expectWhole(server: OwnServer, dataDir: string, confirmed: string[]) {
  const items = await listItems(await server.newDevice());
  const uploads = join(dataDir, "uploads");
  expect(filesIn(uploads)).toEqual(filesOf(items));
  if (confirmed.length > 0) expect(readdirSync(join(uploads, ".work"))).toEqual([]);
  expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(confirmed));
}

test(`killing the server ${CRASHES} times during ${UPLOADS} uploads leaves no incomplete item and no orphaned file`, async ({
  own,
}) => {
  const picture = await drawPicture(1250, 900).jpeg().toBuffer();
  const confirmed: string[] = [];
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const server = await own.start(SAME_ADMIN);
    await expectWhole(server, own.dataDir, confirmed);
    const { token } = await signIn(await server.newDevice(), site.admin);
    const { stored, all } = beginUploads(server, token, picture);
    // Some are stored, some are being processed, and the rest are queued.
    await expect.poll(() => stored.length, { intervals: [5] }).toBeGreaterThan((crash * 4) % UPLOADS);
    await server.kill();
    await all;
    confirmed.push(...stored);
  }
  await expectWhole(await own.start(SAME_ADMIN), own.dataDir, confirmed);
  expect(confirmed.length).toBeLessThan(UPLOADS * CRASHES);
});
