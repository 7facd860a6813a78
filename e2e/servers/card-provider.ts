import type { Page } from "@playwright/test";
import type { Settings } from "./server-process";

/** The settings that offer a deposit, besides those of the form service. */
export const CARD_PAYMENTS: Settings = {
  FORMSPREE_DEPOSIT_FORM_ID: "deposits",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
};

/** How the mock card provider behaves. */
export interface CardBehavior {
  /** Whether it accepts the card. */
  card: "accepted" | "refused";
  /** What the visitor's bank says when it is asked. `waiting` never answers. */
  bank: "confirms" | "refuses" | "waiting";
}

/**
 * The part of the provider's script that the form service's library uses, with a plain input instead of a frame. The
 * page calls `window.cardBehavior` for what it should do.
 */
const SCRIPT = `
window.Stripe = () => {
  const behavior = () => window.cardBehavior();
  return {
    elements: () => {
      let made = null;
      return {
        getElement: () => made,
        create: () => (made = {
          on() { return this; },
          off() { return this; },
          mount(place) {
            place.append(Object.assign(document.createElement("input"), { ariaLabel: "Card number" }));
          },
          update() {},
          destroy() { made = null; },
        }),
      };
    },
    createPaymentMethod: async () =>
      (await behavior()).card === "refused"
        ? { error: { message: "Your card number is invalid." } }
        : { paymentMethod: { id: "pm_1" } },
    handleCardAction: async (secret) => {
      const { bank } = await behavior();
      if (bank === "waiting") return new Promise(() => {});
      if (bank === "refuses") return { error: { message: "Not authenticated." } };
      return { paymentIntent: { id: "pi_of_" + secret } };
    },
    createToken() {}, createSource() {}, confirmCardPayment() {}, registerAppInfo() {}, _registerWrapper() {},
  };
};
window.Stripe.version = 3;
`;

/** Plays the card provider for a page. @returns its behavior, to be changed, and the requests it got. */
export async function playCardProvider(page: Page): Promise<CardBehavior & { requests: string[] }> {
  const provider = { card: "accepted", bank: "confirms", requests: [] as string[] } as CardBehavior & {
    requests: string[];
  };
  await page.exposeFunction("cardBehavior", () => ({ card: provider.card, bank: provider.bank }));
  await page.route("https://js.stripe.com/**", (route) => {
    provider.requests.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: SCRIPT });
  });
  return provider;
}
