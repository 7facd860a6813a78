import { mailSignInLink } from "@/lib/backend/auth/sign-in-links/mail";
import { countAttempt } from "@/lib/backend/http/rate-limit";
import { success } from "@/lib/backend/http/respond";
import { log } from "@/lib/backend/log";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { signInLinkCalls } from "@/lib/contract/calls/sign-in-links";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(signInLinkCalls.mail, async ({ request, body }) => {
    await countAttempt("login", request);
    // Not awaited: how long it takes would tell whose address it is.
    mailSignInLink(body.email).catch((error) => log.error({ err: error }, "failed to queue a sign-in link"));
    return success("If this address belongs to an admin and the site sends mail, a link is on its way.");
  }),
);
