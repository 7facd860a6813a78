import { test as base, expect } from "@playwright/test";
import type { LoginResponse } from "@/lib/contract/auth";
import { type AddUser, withUsers } from "./servers/database";
import { site } from "./servers/site";

interface Fixtures {
  /** Fails the test on any console error, page error or policy violation that it did not announce. */
  quietConsole: { allow(pattern: RegExp): void };
  /** An access token of the admin. */
  token: string;
  /**
   * Signs the browser of this test in, without the sign-in screen: at the shared site or at another one, as
   * the admin or as somebody else.
   */
  signIn: (siteUrl?: string, person?: { email: string; password: string }) => Promise<void>;
  /** Adds a user who is gone after the test. */
  addUser: AddUser;
}

/** Playwright's test with this site's fixtures. */
export const test = base.extend<Fixtures>({
  quietConsole: [
    async ({ page }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      page.on("console", (message) => message.type() === "error" && seen.push(message.text()));
      page.on("pageerror", (error) => seen.push(error.message));
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(seen.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],

  token: async ({ request }, use) => {
    const answer = await request.post("/api/admin/login", { data: site.admin });
    const { token }: LoginResponse = await answer.json();
    await use(token);
  },

  signIn: async ({ page }, use) => {
    await use(async (siteUrl = site.url, { email, password } = site.admin) => {
      const answer = await page.request.post(`${siteUrl}/api/admin/login`, { data: { email, password } });
      const { token }: LoginResponse = await answer.json();
      await page.addInitScript((value) => {
        if (!sessionStorage.getItem("seeded")) localStorage.setItem("adminToken", value);
        sessionStorage.setItem("seeded", "yes");
      }, token);
    });
  },

  addUser: async ({ baseURL: _ }, use) => withUsers(use),
});

export { expect };
