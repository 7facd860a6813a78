import "server-only";
import { createHash } from "node:crypto";
import { env } from "@/lib/settings/env";
import { limiter } from "../../limiter";
import { seal, unseal } from "../sealed";

/** How long the browser waits for the user, and how long a challenge is good for, in seconds. */
export const CHALLENGE_MAX_AGE_S = 5 * 60;

/** The site as passkeys know it: its address, and its host name, for which they are made. */
export const site = () => ({ origin: env.SITE_URL, id: new URL(env.SITE_URL).hostname });

/** Ed25519, ES256 and RS256, by their COSE numbers: what authenticators in use can do. */
export const ALGORITHMS = [-8, -7, -257];

type Purpose = "new passkey" | "passkey sign-in";

/** A challenge as the client keeps it, so that the server need not. @param userId whose passkey is made. */
export const sealChallenge = (purpose: Purpose, challenge: string, userId = ""): Promise<string> =>
  seal(purpose, { sub: userId, challenge }, CHALLENGE_MAX_AGE_S);

const used = () => limiter("used challenges", { points: 1, duration: 2 * CHALLENGE_MAX_AGE_S });

/**
 * Opens a sealed challenge and uses it up.
 *
 * @param userId as it was sealed.
 * @returns undefined for one that is expired, forged or was used before.
 */
export async function spendChallenge(
  purpose: Purpose,
  sealed: string,
  userId = "",
): Promise<string | undefined> {
  const content = await unseal(purpose, sealed);
  if (content?.sub !== userId || typeof content.challenge !== "string") return undefined;
  const key = createHash("sha256").update(content.challenge).digest("hex");
  const { consumedPoints } = await used().penalty(key);
  return consumedPoints === 1 ? content.challenge : undefined;
}
