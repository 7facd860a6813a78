import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { newPicture } from "../factories/media-files";
import { expect, test } from "../fixtures";
import { withDatabase } from "../servers/database";
import { runScript } from "../servers/scripts";
import { adminOf } from "../servers/sign-in";
import { SAME_ADMIN } from "../servers/site";

test("the doctor finds nothing on a good day, and on a bad one says what to do", async ({ own }) => {
  const DATA_DIR = own.dataDir;
  const examine = async (settings = {}) => {
    const { code, output, errors } = await runScript("doctor", [], { DATA_DIR, ...settings });
    expect(errors).toBe("");
    return { code, lines: output.trim().split("\n") };
  };
  expect(await examine()).toMatchObject({
    code: 1,
    lines: [
      expect.stringMatching(/^ok {2}settings/),
      expect.stringMatching(/^!! {2}data +There is no database/),
    ],
  });

  const server = await own.start(SAME_ADMIN);
  const multipart = { title: "A good day", category: "dj", type: "media", media: await newPicture() };
  expect((await (await adminOf(server)).post("/api/gallery", { multipart })).status()).toBe(201);
  await runScript("backup", [], { DATA_DIR });
  const good = await examine();
  expect(good.lines.filter((line) => !line.startsWith("ok  "))).toEqual([]);
  expect(good.lines).toHaveLength(10);
  expect(good.code).toBe(0);

  await server.stop();
  for (const name of readdirSync(join(DATA_DIR, "uploads")))
    rmSync(join(DATA_DIR, "uploads", name), { recursive: true });
  withDatabase(DATA_DIR, (db) =>
    db.exec(
      "insert into kysely_migration (name, timestamp) values ('999-later', '2030-01-01T00:00:00.000Z')",
    ),
  );
  rmSync(join(DATA_DIR, "backups"), { recursive: true });
  const bad = await examine({ DISK_FLOOR: "1000000000" });
  expect(bad.code).toBe(1);
  expect(bad.lines.filter((line) => line.startsWith("!!"))).toEqual([
    expect.stringMatching(/schema +It is that of a newer version\. Start that one/),
    expect.stringMatching(/media +Files of “A good day” are missing\. Restore a backup/),
    expect.stringMatching(/disk +Only \d+ MiB are free/),
    expect.stringMatching(/backups +There is no recent one\. Make one: npm run backup/),
  ]);
});
