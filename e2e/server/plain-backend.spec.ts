import { newEnquiry } from "../factories/enquiries";
import { newPicture, video } from "../factories/media-files";
import { expect, test } from "../fixtures";
import { fillIn as fillEnquiry, formValues, typeIn } from "../screens/contact-form";
import { addForm, cards, picker, upload } from "../screens/gallery-admin";
import { openMessage } from "../screens/messages";
import { submitCredentials } from "../screens/sign-in";
import { dialog, fillIn as fillUser, rowOf } from "../screens/users";
import { PlainBackend } from "../servers/plain-backend";
import { signIn } from "../servers/sign-in";
import { withPlainBackend } from "../with-plain-backend";

/** An item of the backend's gallery, whose file does not exist. */
const pictureOf = (title: string) => ({
  _id: "a1",
  title,
  category: "dj",
  url: "/uploads/missing.jpg",
  mediaType: "image",
});

withPlainBackend.describe("a backend with nothing but the specified calls", () => {
  withPlainBackend(
    "the owner signs in and sees the dashboard without what is missing",
    async ({ page, backend, quietConsole }) => {
      quietConsole.allow(/401/);
      backend.addMessage(newEnquiry({ name: "First Sender" }), "2026-01-01T10:00:00.000Z");
      await page.goto("/admin/messages");
      await expect(page).toHaveURL(/\/admin\/login\?callbackUrl=/);
      await submitCredentials(page, { email: backend.owner.email, password: "not this one" });
      await expect(page.getByText("Invalid credentials or session expired.")).toBeVisible();
      await submitCredentials(page, backend.owner);
      await expect(page).toHaveURL(/\/admin\/messages$/);
      await expect(page.getByRole("link", { name: /First Sender/ })).toBeVisible();
      await expect(page.getByRole("button", { name: "Notifications" })).toHaveCount(0);
      await expect(page.getByRole("button", { name: /Export/ })).toHaveCount(0);

      await page.getByRole("link", { name: "Dashboard" }).click();
      await expect(page.getByRole("heading", { name: /Olive/ })).toBeVisible();
      await expect(page.getByText(/is waiting for your reply/)).toBeVisible();
      await expect(page.getByRole("link", { name: /Contact Messages/ })).toContainText("1");
      await expect(page.getByRole("link", { name: /First Sender/ })).toBeVisible();
      await page.getByRole("button", { name: "Olive Plain" }).click();
      await page.getByRole("button", { name: "Account and password" }).click();
      await expect(dialog(page).getByRole("button", { name: "Sign out everywhere" })).toHaveCount(0);
      await page.goto("/admin/backups");
      await expect(page).toHaveURL("/admin/dashboard");
    },
  );

  withPlainBackend(
    "messages are searched, filtered, opened by address, read and deleted",
    async ({ page, backend, signIn }) => {
      const early = newEnquiry({ name: "Early Bird" });
      const earlyId = backend.addMessage(early, "2026-01-01T10:00:00.000Z");
      backend.addMessage(newEnquiry({ name: "José Late" }), "2026-03-01T10:00:00.000Z");
      backend.addMessage({ ...newEnquiry({ name: "Read One" }), read: true }, "2026-02-01T10:00:00.000Z");
      await signIn(backend.owner);
      await page.goto("/admin/messages");
      const names = page.getByRole("listitem").filter({ hasText: /Early Bird|José Late|Read One/ });
      await expect(names).toHaveText([/José Late/, /Read One/, /Early Bird/]);
      await page.getByRole("searchbox").fill("jose");
      await expect(names).toHaveText([/José Late/]);
      await page.getByRole("searchbox").fill("");
      await openMessage(page, earlyId);
      const detail = page.getByRole("region", { name: "Message", exact: true });
      await expect(detail.getByText(early.message)).toBeVisible();
      await expect(page.getByText("Message marked as read")).toBeVisible();
      expect(backend.messages.find(({ _id }) => _id === earlyId)).toMatchObject({ read: true });
      page.on("dialog", (question) => question.accept());
      await page
        .getByRole("region", { name: "Message", exact: true })
        .getByRole("button", { name: /Delete/ })
        .click();
      await expect(page.getByText("Message deleted successfully")).toBeVisible();
      expect(backend.messages.map(({ name }) => name)).toEqual(["José Late", "Read One"]);
    },
  );

  withPlainBackend(
    "permissions hide nothing where the backend enforces none",
    async ({ page, backend, signIn, quietConsole }) => {
      quietConsole.allow(/404/);
      backend.adminFields = { permissions: [] };
      backend.gallery.push(pictureOf("Their Picture"));
      backend.addMessage(newEnquiry({ name: "First Sender" }), "2026-01-01T10:00:00.000Z");
      await signIn(backend.owner);
      await page.goto("/admin/messages");
      await expect(page.getByRole("link", { name: /First Sender/ })).toBeVisible();
      await page.goto("/admin/gallery");
      await expect(addForm(page)).toBeVisible();
      await expect(page.getByRole("button", { name: "Edit Their Picture" })).toBeVisible();
    },
  );

  withPlainBackend("users are added, edited and deleted", async ({ page, backend, signIn }) => {
    await signIn(backend.owner);
    await page.goto("/admin/users");
    await page.getByRole("button", { name: "Add User" }).click();
    const user = { firstName: "New", lastName: "Person", email: "new@plain.example" };
    await fillUser(page, { ...user, password: "long enough", role: "user", permissions: [] });
    await dialog(page).getByLabel("Password", { exact: true }).fill("long enough");
    await dialog(page).getByRole("button", { name: "Add User" }).click();
    await expect(rowOf(page, user)).toBeVisible();
    await page.getByRole("button", { name: "Edit New Person" }).click();
    await dialog(page).getByLabel("First name").fill("Newer");
    await dialog(page).getByRole("button", { name: "Save" }).click();
    await expect(rowOf(page, { ...user, firstName: "Newer" })).toBeVisible();
    page.on("dialog", (question) => question.accept());
    await page.getByRole("button", { name: "Delete Newer Person" }).click();
    await expect(rowOf(page, { ...user, firstName: "Newer" })).toHaveCount(0);
    expect(backend.users).toHaveLength(1);
  });

  withPlainBackend(
    "pictures and videos are added, edited and deleted, and visitors see them at once",
    async ({ page, backend, signIn }) => {
      await signIn(backend.owner);
      await page.goto("/admin/gallery");
      await expect(page.getByText("No items yet.")).toBeVisible();
      await picker(addForm(page)).setInputFiles([
        await newPicture({ name: "sunset.jpg", width: 640 }),
        video.media,
      ]);
      await upload(page);
      await expect(page.getByText("2 gallery items uploaded successfully")).toBeVisible();
      expect(backend.gallery.map(({ mediaType }) => mediaType).sort()).toEqual(["image", "video"]);
      await expect(page.getByRole("button", { name: /^(Drag|Move)/ })).toHaveCount(0);

      await page.getByRole("button", { name: "Edit Sunset" }).click();
      await dialog(page).getByLabel("Title").fill("Sunset at the pier");
      await dialog(page).getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("Gallery item updated successfully")).toBeVisible();

      await page.goto("/gallery");
      const picture = page.getByRole("img", { name: "Sunset at the pier" });
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);

      page.on("dialog", (question) => question.accept());
      await page.goto("/admin/gallery");
      await page.getByRole("button", { name: "Delete Sunset at the pier" }).click();
      await expect(page.getByText("Gallery item deleted successfully")).toBeVisible();
      await expect(cards(page)).toHaveText(["Loop"]);
    },
  );

  withPlainBackend(
    "an expired token is exchanged with the backend's own cookie, which no browser gets",
    async ({ page, backend }) => {
      backend.tokenLifetime = -1;
      const { token } = await signIn(page.request, backend.owner);
      backend.tokenLifetime = 3600;
      await page.addInitScript((value) => localStorage.setItem("adminToken", value), token);
      await page.goto("/admin/dashboard");
      await expect(page.getByRole("heading", { name: /Olive/ })).toBeVisible();
      expect(backend.received).toContain("POST /api/admin/refresh-token");
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name }) => name)).toEqual(["next-auth.session-token"]);
    },
  );

  withPlainBackend(
    "a sign-in without a token or an admin is an invalid response",
    async ({ page, backend, quietConsole }) => {
      quietConsole.allow(/502/);
      backend.signInBody = { token: "only a token" };
      await page.goto("/admin/login");
      await submitCredentials(page, backend.owner);
      await expect(page.getByRole("alert").filter({ hasText: "Invalid response from server" })).toBeVisible();
      expect(await page.context().cookies()).toEqual([]);
    },
  );

  withPlainBackend(
    "an enquiry is stored at the backend, with and without JavaScript",
    async ({ page, backend, browser, front }) => {
      const enquiry = newEnquiry();
      await page.goto("/contact");
      await fillEnquiry(page, enquiry);
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
      const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: front.url });
      await plain.goto("/contact");
      await typeIn(plain, newEnquiry({ name: "Without Script" }));
      await plain.getByRole("button", { name: "Send" }).click();
      await expect(plain).toHaveURL(/\/contact\/sent$/);
      await plain.close();
      expect(backend.messages).toMatchObject([
        { name: enquiry.name, read: false },
        { name: "Without Script" },
      ]);
    },
  );
});

withPlainBackend(
  "a backend that is gone leaves the pages standing and the enquiry in the form",
  async ({ page, backend, request, quietConsole }) => {
    quietConsole.allow(/50[23]|404|can't be reached/);
    backend.gallery.push(pictureOf("Kept"));
    await page.goto("/gallery");
    await expect(page.getByRole("img", { name: "Kept" })).toBeAttached();
    const { port } = new URL((await request.get("/api/health")).url());
    expect(port).not.toBe("");
    backend.close();

    expect((await request.get("/api/health")).status()).toBe(503);
    await page.goto("/gallery");
    await expect(page.getByRole("img", { name: "Kept" })).toBeAttached();
    await page.goto("/contact");
    const enquiry = newEnquiry();
    await fillEnquiry(page, enquiry);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText(/The server can't be reached at the moment/).first()).toBeVisible();
    expect(await formValues(page)).toMatchObject(enquiry);
    const failed = await request.post("/api/contact", { data: enquiry });
    expect(failed.status()).toBe(502);
    expect(failed.headers()["x-request-id"]).toMatch(/^[\w-]{36}$/);
  },
);

for (const [what, status, type, body] of [
  ["a page instead of JSON", 200, "text/html", "<h1>Welcome to nginx</h1>"],
  ["a redirect", 302, "text/html", "moved"],
  ["the failure of a proxy", 502, "text/html", "<h1>Bad gateway</h1>"],
] as const) {
  withPlainBackend(`${what} is a 502 in words`, async ({ backend, request }) => {
    backend.reply = (response) => response.writeHead(status, { "content-type": type }).end(body);
    const response = await request.get("/api/gallery");
    expect(response.status()).toBe(502);
    expect(await response.json()).toMatchObject({
      success: false,
      message: expect.stringMatching(/^The server's answer could not be understood\./),
    });
  });
}

test("a new site without its backend opens, without pictures, and gets them later", async ({
  page,
  own,
  quietConsole,
}) => {
  quietConsole.allow(/502|404|can't be reached/);
  const backend = new PlainBackend();
  const address = await backend.open();
  backend.close();
  const server = await own.start({ API_BASE_URL: address });
  expect(server.output).toContain("which does not answer yet");
  await page.goto(`${server.url}/gallery`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  backend.gallery.push(pictureOf("Late"));
  await backend.open(Number(new URL(address).port));
  await page.goto(`${server.url}/gallery`);
  await expect(page.getByRole("img", { name: "Late" })).toBeAttached();
  backend.close();
});

test("a site can't be its own backend", async ({ own }) => {
  const port = await own.freePort();
  const server = await own.launch({
    PORT: port,
    SITE_URL: "http://site.example",
    API_BASE_URL: "http://site.example/",
  });
  expect(await server.gone).toBe(1);
  expect(server.errors).toContain("API_BASE_URL is this site's own address");
});
