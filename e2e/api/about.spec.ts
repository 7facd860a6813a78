import { expect, plainText, test } from "./api-test";
import { METHODS_OF_PATHS } from "./calls";

interface Operation {
  security: object[];
  requestBody?: object;
  responses: Record<string, unknown>;
}
type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object; required?: string[] }> };
};

const withoutIds = (path: string) => path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, "{id}");

test("anyone can ask whether the site is well", async ({ request }) => {
  const answer = await request.get("/api/health");
  expect(answer.status()).toBe(200);
  expect(await answer.json()).toEqual({ status: "ok" });
  expect(answer.headers()["cache-control"]).toBe("no-store");
});

test.describe("the description of the API", () => {
  test("is OpenAPI 3.1 and lists the calls that are answered, with their methods", async ({ request }) => {
    const answer = await request.get("/api/openapi.json");
    expect(answer.status()).toBe(200);
    const { openapi, paths }: OpenApi = JSON.parse(await plainText(answer));
    expect(openapi).toMatch(/^3\.1\./);

    const answered = Object.entries(METHODS_OF_PATHS).map(([path, methods]) => [withoutIds(path), methods]);
    for (const [path, methods] of answered as [string, string[]][]) {
      if (path === "/api/openapi.json" || path.startsWith("/api/auth/")) continue;
      const listed = Object.keys(paths[path] ?? {}).map((method) => method.toUpperCase());
      expect(listed.sort(), path).toEqual([...methods].sort());
    }
  });

  test("has a schema for whatever it refers to, and none that shows a password of somebody", async ({
    request,
  }) => {
    const text = await (await request.get("/api/openapi.json")).text();
    const { components }: OpenApi = JSON.parse(text);
    const referred = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = ""]) => name);
    expect(referred.length).toBeGreaterThan(0);
    for (const name of referred) expect(Object.keys(components.schemas)).toContain(name);
    for (const name of ["Admin", "User"]) {
      expect(Object.keys(components.schemas[name]?.properties ?? {}).join()).not.toMatch(/password|hash/i);
    }
    expect(components.schemas.Enquiry?.required?.sort()).toEqual([
      "email",
      "eventDate",
      "eventType",
      "message",
      "name",
    ]);
  });

  test("says of each call under /admin that it needs a sign-in", async ({ request }) => {
    const { paths }: OpenApi = await (await request.get("/api/openapi.json")).json();
    for (const [path, operations] of Object.entries(paths)) {
      for (const { security, responses } of Object.values(operations)) {
        const isOpen = !path.includes("/admin") || path === "/api/admin/login";
        if (!isOpen) expect(security.length, path).toBeGreaterThan(0);
        if (!isOpen) expect(Object.keys(responses), path).toContain("401");
      }
    }
  });
});
