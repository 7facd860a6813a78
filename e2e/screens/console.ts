import type { BrowserContext } from "@playwright/test";

/** Collects console errors, uncaught errors and policy violations. */
export class ConsoleGuard {
  readonly #errors: { text: string; url?: string }[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows errors that a test provokes. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Starts listening to all pages of a browser context. */
  async watch(context: BrowserContext): Promise<void> {
    // If the page's own code catches the error of a violation, only this event reports it.
    await context.addInitScript(() =>
      addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
        console.error(`Content Security Policy violation: ${effectiveDirective} blocked ${blockedURI}`),
      ),
    );
    context.on("console", (message) => {
      if (message.type() === "error")
        this.#errors.push({ text: message.text(), url: message.location().url });
    });
    context.on("weberror", (error) => this.#errors.push({ text: error.error().message }));
  }

  /** The errors that were not allowed. A failed request is named by its URL, too. */
  get unexpected(): string[] {
    return this.#errors
      .filter(({ text }) => !this.#allowed.some((pattern) => pattern.test(text)))
      .map(({ text, url }) => (text.startsWith("Failed to load resource") ? `${text} (${url})` : text));
  }
}
