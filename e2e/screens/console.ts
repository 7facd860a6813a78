import type { BrowserContext } from "@playwright/test";

/**
 * Playwright's trace recorder fetches blob: images for its snapshots, which the policy blocks. Seen with 1.65 on a
 * page whose own code fetches no blob; without a trace it does not happen.
 */
const TRACE_RECORDER = /connect-src blocked blob$|^Connecting to 'blob:/;

/** Collects console errors, uncaught errors and policy violations. */
export class ConsoleGuard {
  readonly #errors: string[] = [];
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
    context.on("console", (message) => message.type() === "error" && this.#errors.push(message.text()));
    context.on("weberror", (error) => this.#errors.push(error.error().message));
  }

  /** The errors that were not allowed. */
  get unexpected(): string[] {
    return this.#errors.filter(
      (text) => ![TRACE_RECORDER, ...this.#allowed].some((pattern) => pattern.test(text)),
    );
  }
}
