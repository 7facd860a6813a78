import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "../fixtures";
import { plainText } from "../servers/responses";
import { backendIsElsewhere } from "../servers/site";

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

const API = fileURLToPath(new URL("../../app/api/", import.meta.url));

/** The path of every `route.ts` under app/api, in OpenAPI notation. */
const servedPaths = readdirSync(API, { recursive: true })
  .map((file) => `/api/${file}`)
  .filter((file) => file.endsWith("/route.ts"))
  .map((file) => file.replace("/route.ts", "").replace("[id]", "{id}"))
  // next-auth's routes and the catch-all route are not documented.
  .filter((path) => !path.startsWith("/api/auth/") && path !== "/api/[[...path]]");

test("the health check needs no sign-in", async ({ request }) => {
  const response = await request.get("/api/health");
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({
    status: "ok",
    eventLoopDelay: { p99: expect.any(Number), max: expect.any(Number) },
    ...(!backendIsElsewhere && { lastBackup: null }),
  });
  expect(response.headers()["cache-control"]).toBe("no-store");
});

test.describe("the OpenAPI document", () => {
  test("is OpenAPI 3.1 and lists exactly the existing calls, including itself", async ({ request }) => {
    const response = await request.get("/api/openapi.json");
    expect(response.status()).toBe(200);
    const { openapi, paths }: OpenApi = JSON.parse(await plainText(response));
    expect(openapi).toMatch(/^3\.1\./);

    expect(Object.keys(paths).sort()).toEqual(servedPaths.sort());
    expect(servedPaths).toContain("/api/openapi.json");

    for (const path of servedPaths) {
      const options = await request.fetch(path.replace("{id}", randomUUID()), { method: "OPTIONS" });
      const allowed = options.headers().allow?.split(", ") ?? [];
      const methods = allowed.filter((method) => method !== "HEAD" && method !== "OPTIONS");
      const listed = Object.keys(paths[path] ?? {}).map((method) => method.toUpperCase());
      expect(listed.sort(), path).toEqual(methods.sort());
    }
  });

  test("resolves all its references, and no response schema has a password", async ({ request }) => {
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

  test("marks each call under /admin as requiring a sign-in", async ({ request }) => {
    const { paths }: OpenApi = await (await request.get("/api/openapi.json")).json();
    for (const [path, operations] of Object.entries(paths)) {
      for (const { security, responses } of Object.values(operations)) {
        const isOpen = !path.includes("/admin") || path.startsWith("/api/admin/login");
        if (!isOpen) expect(security.length, path).toBeGreaterThan(0);
        if (!isOpen) expect(Object.keys(responses), path).toContain("401");
      }
    }
  });
});
