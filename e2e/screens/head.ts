import { type APIRequestContext, expect } from "@playwright/test";

/** Something in a page's structured data, with the names of https://schema.org. */
export type Found = Record<string, unknown>;

/** The things of a page's structured data, from its HTML as search engines get it. */
export async function structuredData(request: APIRequestContext, path: string): Promise<Found[]> {
  const html = await (await request.get(path)).text();
  const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { "@context": context, "@graph": things } = JSON.parse(text);
  expect(context).toBe("https://schema.org");
  return things;
}

/** A property that has several values, none when it is not there. */
export const thingsOf = <Value = Found>(values: unknown): Value[] => (Array.isArray(values) ? values : []);

/** The texts of all elements of one name in a sitemap. */
export const pathsIn = (sitemap: string, element: string) =>
  [...sitemap.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "g"))].map(([, text = ""]) => text);
