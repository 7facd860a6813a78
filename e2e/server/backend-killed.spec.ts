import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { newEnquiry } from "../factories/enquiries";
import { drawPicture, jpegFile } from "../factories/media-files";
import { expect, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import type { OwnServers } from "../servers/own-servers";
import type { OwnServer } from "../servers/server-process";
import { bearer, signIn } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";

/** A site in front of a backend that is another process of this application. */
async function startPair(own: OwnServers): Promise<{ backend: OwnServer; front: OwnServer; port: string }> {
  const port = await own.freePort();
  const backend = await own.start({
    ...SAME_ADMIN,
    TRUST_PROXY: "on",
    ENQUIRIES_PER_HOUR: "1000",
    PORT: port,
  });
  const front = await own.start({
    API_BASE_URL: backend.url,
    DATA_DIR: `${own.dataDir}-front`,
    ENQUIRIES_PER_HOUR: "1000",
  });
  return { backend, front, port };
}

test("no enquiry that was confirmed through a site is missing after its backend was killed", async ({
  own,
}) => {
  const { backend, front } = await startPair(own);
  const visitor = await front.newDevice();
  const confirmed: string[] = [];
  let answered = 0;
  const send = async () => {
    const response = await visitor.post("/api/contact", { data: newEnquiry() });
    answered += 1;
    const isTwentieth = answered === 20;
    if (response.status() === 201) confirmed.push((await response.json()).data._id);
    else expect(response.status()).toBe(502);
    if (isTwentieth) await backend.kill();
  };
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let sent = 0; sent < 15; sent += 1) await send();
    }),
  );
  expect(confirmed.length).toBeGreaterThanOrEqual(19);
  expect(confirmed.length).toBeLessThan(60);
  const stored = withDatabase(own.dataDir, (db) => db.prepare("select id from messages").pluck().all());
  expect(stored).toEqual(expect.arrayContaining(confirmed));
});

test("a receipt outlives the moment in which it can't be shown", async ({ own }) => {
  const { backend, front } = await startPair(own);
  const visitor = await front.newDevice();
  const { subject = "", ...enquiry } = newEnquiry();
  const form = { ...enquiry, subject };
  const sent = await visitor.post("/contact/send", { form, headers: { origin: front.url } });
  expect(sent.url()).toBe(`${front.url}/contact/sent`);
  expect(await sent.text()).toContain("Copy the address");
  await backend.kill();
  const during = await visitor.get("/contact/sent");
  expect(during.status()).toBe(502);
  const text = await during.text();
  expect(text).toContain("Thank you. Your enquiry has arrived.");
  expect(text).toContain("Please reload this page in a minute.");
  await own.start({ ...SAME_ADMIN, PORT: new URL(backend.url).port });
  expect(await (await visitor.get("/contact/sent")).text()).toContain("Copy the address");
});

test("a backend that is killed during an upload has no part of it, and the site goes on", async ({ own }) => {
  const { backend, front, port } = await startPair(own);
  const device = await front.newDevice();
  const { token } = await signIn(device);
  const media = jpegFile(await drawPicture(2400, 1600).jpeg().toBuffer());
  const form = { title: "Cut off", category: "dj", type: "media", media };
  const upload = () => device.post("/api/gallery", { headers: bearer(token), multipart: form });
  const sending = upload();
  // The backend has begun to store the file.
  const work = join(backend.uploads, ".work");
  await expect.poll(() => existsSync(work) && readdirSync(work).length > 0, { intervals: [2] }).toBe(true);
  await backend.kill();
  const cut = await sending;
  expect(cut.status()).toBe(502);
  expect(await cut.json()).toMatchObject({
    success: false,
    message: expect.stringContaining("can't be reached"),
  });

  await own.start({ ...SAME_ADMIN, TRUST_PROXY: "on", PORT: port });
  expect(await (await device.get("/api/gallery")).json()).toEqual([]);
  expect((await upload()).status()).toBe(201);
  expect(await (await device.get("/api/gallery")).json()).toMatchObject([{ title: "Cut off" }]);
});
