import { type APIRequestContext, expect } from "@playwright/test";

/** An object in a page's structured data, in terms of https://schema.org. */
export type Found = Record<string, unknown>;

/** The objects in a page's structured data, read from the server's HTML as search engines do. */
export async function structuredData(request: APIRequestContext, path: string): Promise<Found[]> {
  const html = await (await request.get(path)).text();
  const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { "@context": context, "@graph": things } = JSON.parse(text);
  expect(context).toBe("https://schema.org");
  return things;
}

/** The values of a property; empty when it is missing. */
export const thingsOf = <Value = Found>(values: unknown): Value[] => (Array.isArray(values) ? values : []);

/** The texts of all elements with this name in a sitemap. */
export const pathsIn = (sitemap: string, element: string) =>
  [...sitemap.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "g"))].map(([, text = ""]) => text);
