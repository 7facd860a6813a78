import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bearer, signIn } from "../api/api-test";
import { drawPicture, filesIn, filesOf, listItems, newWords } from "../factories/media-files";
import { expect, test } from "../servers/own-servers";
import type { OwnServer } from "../servers/server-process";
import { site } from "../servers/site";

const CRASHES = 2;
const UPLOADS = 20;
const ADMIN = { ADMIN_EMAIL: site.admin.email, ADMIN_PASSWORD: site.admin.password };

/** Begins uploads, each of which makes seven files. @returns the titles of those that were answered. */
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
    // The server is killed: most of these break off.
    const answer = await fetch(`${server.url}/api/gallery`, {
      method: "POST",
      headers: bearer(token),
      body: form,
    }).catch(() => undefined);
    if (answer?.status === 201) stored.push(words.title);
  };
  return { stored, all: Promise.all(Array.from({ length: UPLOADS }, upload)).then(() => undefined) };
}

/** Checks that what is stored is whole. */
async function expectWhole(server: OwnServer, dataDir: string, answered: string[]) {
  const items = await listItems(await server.newDevice());
  const uploads = join(dataDir, "uploads");
  expect(filesIn(uploads)).toEqual(filesOf(items));
  if (answered.length > 0) expect(readdirSync(join(uploads, ".work"))).toEqual([]);
  expect(items.map(({ title }) => title)).toEqual(expect.arrayContaining(answered));
}

test(`killed amid ${UPLOADS} uploads, ${CRASHES} times over, a site has no row without its files and no file without its row`, async ({
  own,
}) => {
  const picture = await drawPicture(1250, 900).jpeg().toBuffer();
  const answered: string[] = [];
  for (let crash = 0; crash < CRASHES; crash += 1) {
    const server = await own.start(ADMIN);
    await expectWhole(server, own.dataDir, answered);
    const { token } = await signIn(await server.newDevice(), site.admin);
    const { stored, all } = beginUploads(server, token, picture);
    // Some are stored, some are being made, and the others wait.
    await expect.poll(() => stored.length, { intervals: [5] }).toBeGreaterThan((crash * 4) % UPLOADS);
    await server.kill();
    await all;
    answered.push(...stored);
  }
  await expectWhole(await own.start(ADMIN), own.dataDir, answered);
  expect(answered.length).toBeLessThan(UPLOADS * CRASHES);
});
