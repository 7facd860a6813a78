import { rmSync } from "node:fs";
import { join } from "node:path";
import { newPasskey, passkeySignIn } from "../factories/authenticators";
import { codeOf, withTwoStep } from "../factories/two-step";
import { expect, test } from "../fixtures";
import { errorOf } from "../servers/responses";
import { runScript } from "../servers/scripts";
import { signIn } from "../servers/sign-in";
import { SAME_ADMIN, site } from "../servers/site";

test("an owner who has lost the phone and the password gets in again from the server", async ({ own }) => {
  const server = await own.start(SAME_ADMIN);
  const usual = await server.newDevice();
  const { secret, headers } = await withTwoStep(usual, site.admin);
  const admin = await server.newDevice(headers);
  const origin = server.url.replace("127.0.0.1", "localhost");
  const { authenticator, passkey } = await newPasskey(admin, site.admin.password, origin);
  expect((await admin.post("/api/admin/passkeys", { data: passkey })).status()).toBe(201);

  const { code, output } = await runScript("admin", ["reset", site.admin.email], { DATA_DIR: own.dataDir });
  expect(code).toBe(0);
  const [, password = ""] = /The new password for \S+ is (\S+)/.exec(output) ?? [];
  await errorOf(await admin.get("/api/admin/me"), 401);
  const device = await server.newDevice();
  const data = await passkeySignIn(device, authenticator);
  await errorOf(await device.post("/api/admin/login/passkey", { data }), 401);
  const old = { ...site.admin, code: codeOf(secret, 1) };
  await errorOf(await device.post("/api/admin/login", { data: old }), 401);
  await signIn(device, { ...site.admin, password });

  const [, token = ""] = /\/admin\/login\/choose#(\S+)/.exec(output) ?? [];
  const choice = { token, firstName: "Site", lastName: "Owner", password: "three unrelated words" };
  expect((await device.put("/api/admin/login/link", { data: choice })).status()).toBe(200);
  await signIn(device, { ...site.admin, password: choice.password });
});

test("when the site's secret was lost, a recovery code still signs in, and codes of the app say why not", async ({
  own,
}) => {
  const first = await own.start(SAME_ADMIN);
  const { secret, recoveryCodes } = await withTwoStep(await first.newDevice(), site.admin);
  await first.stop();
  rmSync(join(own.dataDir, "secret"));
  const device = await (await own.start(SAME_ADMIN)).newDevice();
  const attempt = (code: string | undefined) =>
    device.post("/api/admin/login", { data: { ...site.admin, code } });
  expect((await errorOf(await attempt(codeOf(secret, 1)), 401)).message).toMatch(
    /^Since the site moved, .+ recovery/,
  );
  expect((await attempt(recoveryCodes[0])).status()).toBe(200);
});
