import { expect, test } from "vitest";
import { env } from "@/lib/settings/env";
import { pageMetadata } from "./page-metadata";
import { breadcrumbs } from "./structured-data/breadcrumbs";

test("each further page of the gallery has its own metadata", () => {
  const address = `${env.SITE_URL}/gallery/2`;
  const first = pageMetadata("gallery");
  const second = pageMetadata("gallery", 2);
  expect(second.alternates?.canonical).toBe(address);
  expect(second.openGraph?.url).toBe(address);
  expect(second.title).not.toEqual(first.title);
  expect(second.description).not.toEqual(first.description);
  expect(JSON.stringify(breadcrumbs("gallery", 2))).toContain(
    `"position":3,"name":"Page 2","item":"${address}"`,
  );
});
