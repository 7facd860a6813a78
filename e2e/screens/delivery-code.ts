import type { Page } from "@playwright/test";

/** Strings that appear only in the delivery code, one for each service. */
export const DELIVERY_CODE = ["Formspree-Client", "template_params"];

/** Watches the scripts that a page loads from now on. @returns a function that returns what they held of DELIVERY_CODE. */
export function watchDeliveryCode(page: Page): () => Promise<string[]> {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  return async () => {
    const code = (await Promise.all(scripts)).join("\n");
    return DELIVERY_CODE.filter((marker) => code.includes(marker));
  };
}
