import { randomUUID } from "node:crypto";
import { request as openRequest } from "node:http";
import { needs } from "@/lib/content/permissions";
import type { Sound } from "@/lib/contract/sounds";
import { newPicture, video } from "../factories/media-files";
import { addSound, listSounds, newSoundForm, newTone, sendSound, TONE_PEAKS } from "../factories/sounds";
import { storeUser } from "../factories/users";
import { expect, onEmptySite, test } from "../fixtures";
import { errorOf, invalidFields } from "../servers/responses";
import { storedFiles } from "../servers/stored-files";

test.use(onEmptySite);

const LIMIT = 10 * 1024 * 1024;

test("a new recording comes first, and is served unchanged and in ranges", async ({ admin, request }) => {
  const before = await addSound(admin);
  const media = newTone({ seconds: 3 });
  const response = await sendSound(admin, { title: "  Blue hour 🎺 ", duration: "3", media });
  expect(response.status()).toBe(201);
  const { success, message, data } = await response.json();
  expect({ success, message }).toEqual({ success: true, message: "Recording uploaded successfully" });
  expect(data).toMatchObject({
    title: "Blue hour 🎺",
    craft: "trumpet",
    isSample: false,
    duration: 3,
    peaks: TONE_PEAKS,
    version: 1,
  });
  expect(data.url).toMatch(/^\/uploads\/[0-9a-f]{16}\.wav$/);
  expect((await listSounds(request)).slice(0, 2)).toEqual([data, before]);

  const whole = await request.get(data.url);
  expect(whole.headers()).toMatchObject({ "content-type": "audio/wav", "accept-ranges": "bytes" });
  expect((await whole.body()).equals(media.buffer)).toBe(true);
  const part = await request.get(data.url, { headers: { range: "bytes=1000-1999" } });
  expect(part.status()).toBe(206);
  expect(part.headers()["content-range"]).toBe(`bytes 1000-1999/${media.buffer.length}`);
  expect((await part.body()).equals(media.buffer.subarray(1000, 2000))).toBe(true);
  expect((await request.get(data.url, { headers: { range: "bytes=99999999-" } })).status()).toBe(416);
});

test("the list supports 304, and a change ends it", async ({ admin, request }) => {
  const sound = await addSound(admin);
  const { etag = "" } = (await request.get("/api/sounds")).headers();
  const again = () => request.get("/api/sounds", { headers: { "if-none-match": etag } });
  expect((await again()).status()).toBe(304);
  expect((await admin.put(`/api/sounds/${sound._id}`, { data: { title: "Newer" } })).status()).toBe(200);
  expect((await again()).status()).toBe(200);
});

test("what is no recording, or too large, is refused in words and leaves nothing", async ({
  admin,
  emptySite,
}) => {
  const before = await storedFiles(emptySite);
  const list = await listSounds(admin);
  for (const media of [
    await newPicture({ name: "song.mp3" }),
    { ...video.media, name: "song.m4a", mimeType: "audio/mp4" },
    { name: "song.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("ID3 <script>alert(1)</script>") },
    { name: "empty.wav", mimeType: "audio/wav", buffer: Buffer.alloc(0) },
  ]) {
    const { message } = await errorOf(await sendSound(admin, { media }), 415);
    expect(message).toBe("Please upload an MP3, M4A or WAV file");
  }
  const buffer = Buffer.concat([newTone().buffer, Buffer.alloc(LIMIT)]);
  const large = { name: "large.wav", mimeType: "audio/wav", buffer };
  expect((await errorOf(await sendSound(admin, { media: large }), 413)).message).toBe(
    "File size exceeds 10MB limit",
  );
  expect(await storedFiles(emptySite)).toEqual(before);
  expect(await listSounds(admin)).toEqual(list);
});

test("a recording is no item of the gallery", async ({ admin }) => {
  const form = { title: "A song", category: "dj", media: newTone() };
  await errorOf(await admin.post("/api/gallery", { multipart: form }), 415);
});

test("the errors name each invalid field", async ({ admin, emptySite }) => {
  const before = await storedFiles(emptySite);
  for (const [field, ...values] of [
    ["title", "", " ", "x".repeat(121)],
    ["craft", "", "photography", "magic"],
    ["duration", "", "0", "-1", "long", "100000"],
    [
      "peaks",
      "",
      "[]",
      "{",
      "[1,2]",
      JSON.stringify(TONE_PEAKS.map(() => 2)),
      JSON.stringify([...TONE_PEAKS, 0]),
    ],
  ] as const) {
    for (const value of values) {
      const fields = await invalidFields(await sendSound(admin, { [field]: value }));
      expect(new Set(fields.map((name) => name.split(".")[0])), `${field} ${value}`).toEqual(
        new Set([field]),
      );
    }
  }
  const { media: _, ...words } = newSoundForm();
  const withoutFile = await admin.post("/api/sounds", { multipart: words });
  expect((await errorOf(withoutFile, 400)).message).toBe("Please choose a recording to upload.");
  expect(await storedFiles(emptySite)).toEqual(before);
});

test("an upload that breaks off leaves nothing", async ({ admin, emptySite, signedIn }) => {
  const before = await storedFiles(emptySite);
  const list = await listSounds(admin);
  const { hostname, port } = new URL(emptySite.url);
  const upload = openRequest({
    hostname,
    port,
    path: "/api/sounds",
    method: "POST",
    headers: {
      ...signedIn,
      "content-type": "multipart/form-data; boundary=limit",
      "content-length": "900000",
    },
  });
  upload.on("error", () => {});
  const field = (name: string, value: string) =>
    `--limit\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  upload.write(field("title", "Half a song") + field("craft", "dj") + field("duration", "2"));
  upload.write(field("peaks", JSON.stringify(TONE_PEAKS)));
  upload.write('--limit\r\ncontent-disposition: form-data; name="media"; filename="a.wav"\r\n\r\n');
  await new Promise((sent) => upload.write(newTone().buffer, sent));
  await expect.poll(async () => (await storedFiles(emptySite)).length).toBeGreaterThan(before.length);
  upload.destroy();
  await expect.poll(() => storedFiles(emptySite)).toEqual(before);
  expect(await listSounds(admin)).toEqual(list);
});

test("an edit changes what it names, and a new file replaces the old one", async ({ admin, request }) => {
  const sound = await addSound(admin);
  const path = `/api/sounds/${sound._id}`;
  const renamed = await (await admin.put(path, { data: { title: "Renamed", version: 1 } })).json();
  expect(renamed).toMatchObject({
    message: "Recording updated successfully",
    data: { ...sound, title: "Renamed", version: 2 },
  });

  const outdated = await admin.put(path, { data: { title: "Too late", version: 1 } });
  expect((await errorOf(outdated, 409)).message).toMatch(/^Someone else has changed this recording\./);
  const media = newTone({ seconds: 1 });
  expect(await invalidFields(await admin.put(path, { multipart: { title: "A", media } }))).toEqual([
    "duration",
  ]);

  const form = { ...newSoundForm({ media, duration: "1" }), title: "Replaced", craft: "dj", version: "2" };
  const { data } = await (await admin.put(path, { multipart: form })).json();
  expect(data).toMatchObject({ _id: sound._id, title: "Replaced", craft: "dj", duration: 1, version: 3 });
  expect(data.url).not.toBe(sound.url);
  expect((await request.get(sound.url)).status()).toBe(404);
  expect((await (await request.get(data.url)).body()).equals(media.buffer)).toBe(true);
});

test("a deleted recording is gone, with its file", async ({ admin, request }) => {
  const { _id, url } = await addSound(admin);
  const response = await admin.delete(`/api/sounds/${_id}`);
  expect(await response.json()).toEqual({ success: true, message: "Recording deleted successfully" });
  expect((await listSounds(request)).map((sound) => sound._id)).not.toContain(_id);
  expect((await request.get(url)).status()).toBe(404);
  const { message } = await errorOf(await admin.delete(`/api/sounds/${_id}`), 404);
  expect(message).toBe("This recording no longer exists.");
  expect((await errorOf(await admin.delete("/api/sounds/1"), 400)).message).toBe("Invalid recording ID");
});

test("a recording can be moved before another one, and to the end", async ({ admin, request }) => {
  const ids: Record<string, string> = {};
  for (const letter of "cba") ids[letter] = (await addSound(admin))._id;
  const move = (id: unknown, before: unknown) => admin.put("/api/sounds/order", { data: { id, before } });
  const order = (sounds: Sound[]) =>
    sounds.map(({ _id }) => Object.keys(ids).find((letter) => ids[letter] === _id) ?? "").join("");
  for (const [sound, before, expected] of [
    ["c", "a", "cab"],
    ["c", "b", "acb"],
    ["a", "", "cba"],
  ] as const) {
    expect((await move(ids[sound], before ? ids[before] : null)).status()).toBe(200);
    expect(order(await listSounds(request)), `${sound} before ${before}`).toBe(expected);
  }
  await errorOf(await move(randomUUID(), ids.a), 404);
  expect((await errorOf(await move(ids.a, randomUUID()), 409)).message).toMatch(/^The recording /);
});

test("without the permission, an admin may listen and nothing else", async ({ admin, adminAs }) => {
  const { _id } = await addSound(admin);
  const { sent } = await storeUser(admin, { role: "admin", permissions: ["manage_users"] });
  const other = await adminAs(sent);
  for (const refused of [
    await sendSound(other),
    await other.put(`/api/sounds/${_id}`, { data: { title: "Mine" } }),
    await other.put("/api/sounds/order", { data: { id: _id, before: null } }),
    await other.delete(`/api/sounds/${_id}`),
  ])
    expect((await errorOf(refused, 403)).message).toBe(needs("manage_blogs"));
  expect((await listSounds(other)).map((sound) => sound._id)).toContain(_id);
});
