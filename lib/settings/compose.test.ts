import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { aboutCalls } from "@/lib/contract/calls/about";
import { settingsSchema } from "./env";

interface Service {
  image?: string;
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  volumes?: string[];
}

const text = readFileSync(new URL("../../compose.yaml", import.meta.url), "utf8");
const { services, volumes, configs } = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  configs: { balancer: { content: string } };
};
const instances = Object.keys(services).filter((name) => name.startsWith("site-"));

test("nothing starts without each of the values that only the owner knows", () => {
  const names = [...text.matchAll(/\$\{?(\w+)/g)].map(([, name]) => name);
  const required = [...text.matchAll(/\$\{(\w+):\?[^}]+\}/g)].map(([, name]) => name);
  expect(required).toEqual(names);
  expect([...new Set(names)].sort()).toEqual([
    "DATABASE_PASSWORD",
    "NEXTAUTH_SECRET",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
    "SITE_URL",
  ]);
});

test.each(instances)("%s is only given settings that exist", (name) => {
  const unknown = Object.keys(services[name]?.environment ?? {}).filter(
    (set) => !(set in settingsSchema.shape),
  );
  expect(unknown).toEqual([]);
});

test("two instances have the same settings, and the balancer knows both", () => {
  expect(instances).toHaveLength(2);
  expect(services["site-1"]?.environment).toEqual(services["site-2"]?.environment);
  for (const [, upstreams = ""] of configs.balancer.content.matchAll(/reverse_proxy (?:@\w+ )?(.+) \{/g))
    expect(upstreams.split(" ")).toEqual(instances.map((name) => `${name}:3000`));
});

test("the balancer asks for the path of the health call", () => {
  expect(configs.balancer.content).toContain(`health_uri ${aboutCalls.health.path}\n`);
});

test("what must be healthy has a health check, and what must last has a volume with a name", () => {
  // The sites have the one of their image.
  const checked = (name: string) => name.startsWith("site-") || services[name]?.healthcheck !== undefined;
  const awaited = Object.values(services).flatMap(({ depends_on = {} }) =>
    Object.keys(depends_on).filter((name) => depends_on[name]?.condition === "service_healthy"),
  );
  expect(awaited.filter((name) => !checked(name))).toEqual([]);
  for (const name of ["database", "store"])
    expect(Object.keys(volumes)).toContain(services[name]?.volumes?.[0]?.split(":")[0]);
});

test("no image changes its major version by itself", () => {
  const images = Object.values(services).map(({ image }) => image);
  expect(images.filter((image) => image !== "golden-hour" && !/:v?\d/.test(image ?? ""))).toEqual([]);
});
