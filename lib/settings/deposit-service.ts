// The import needs its extension, because Node loads this file directly (lib/process/cache-handler.mjs).

import type { DepositService } from "@/lib/contract/deposits";
import { env } from "./env.ts";

/** The form that deposits are paid through, or undefined if the owner has not set up deposits. */
export function depositService(): DepositService | undefined {
  const { STRIPE_PUBLISHABLE_KEY: cardKey, FORMSPREE_ENDPOINT: endpoint, FORMSPREE_PROJECT: project } = env;
  const formId = env.FORMSPREE_DEPOSIT_FORM_ID ?? env.FORMSPREE_FORM_ID;
  return cardKey && formId ? { endpoint, formId, project, cardKey } : undefined;
}
