import "server-only";
import { randomUUID } from "node:crypto";
import { MAIL_CAUSES } from "@/lib/content/mail-errors";
import type { Admin } from "@/lib/contract/auth";
import type { Notices } from "@/lib/contract/mails";
import { mailService } from "@/lib/settings/mail-service";
import { siteAddress } from "@/lib/settings/site-address";
import { database } from "../db/connection";
import { HttpError } from "../http/http-error";
import { countAttempt } from "../http/rate-limit";
import { pushReach } from "../push/reached";
import { noMailServer } from "./list";
import { headerIdOf } from "./queue";
import { isReachable, noticeRecipients } from "./recipients";
import { MailError, sendMail } from "./smtp";
import { renderMail } from "./template";

/** How long a test waits for the mail server, in milliseconds: less than a request may take. */
const TEST_LIMIT_MS = 20_000;

/** Who is notified of new enquiries, whether that works, and what has reached an admin. */
export const noticeState = async ({ admin }: { admin: Admin }): Promise<Notices> => ({
  mail: mailService() !== undefined,
  recipients: await noticeRecipients(),
  ...(await lastNotices()),
  ...(await pushReach(admin)),
});

/** When a notice was last sent, and why one failed since. */
export async function lastNotices(): Promise<Pick<Notices, "lastSentAt" | "failure">> {
  const latest = (state: "sent" | "waiting" | "failed") =>
    database()
      .selectFrom("outbox")
      .select(["updated_at as at", "failure as code", "answer"])
      .where("kind", "=", "notice")
      .where("state", "=", state)
      .$if(state === "waiting", (waiting) => waiting.where("failure", "is not", null))
      .orderBy("updated_at", "desc")
      .limit(1)
      .executeTakeFirst();
  const sent = await latest("sent");
  const failures = [await latest("waiting"), await latest("failed")].flatMap((row) =>
    row?.code && row.at > (sent?.at ?? "") ? [{ ...row, code: row.code }] : [],
  );
  return {
    lastSentAt: sent?.at ?? null,
    failure: failures.sort((one, other) => (one.at < other.at ? 1 : -1))[0] ?? null,
  };
}

/**
 * Sends a test mail to an admin, past the outbox, and waits for the mail server's answer.
 *
 * @returns the address that it was sent to.
 * @throws HttpError 409 without a mail server or a real address, 429 after too many tests, 503 when it was not accepted.
 */
export async function sendTestMail(request: Request, { email }: Admin): Promise<string> {
  const service = mailService();
  if (!service) throw noMailServer();
  if (!isReachable(email))
    throw new HttpError(409, `Nobody gets mail at ${email}. Change your email address first, under Users.`);
  await countAttempt("testMail", request);
  const letter = {
    recipient: email,
    replyTo: null,
    subject: "A test: new enquiries will reach you here",
    ...renderMail({
      heading: "It works",
      body: "New enquiries will reach you at this address.",
      action: { label: "Open the console", url: siteAddress("/admin/dashboard") },
      reason: `You get this mail because you pressed “Send a test mail to me” at ${siteAddress("/")}.`,
    }),
    headerId: headerIdOf(randomUUID()),
    date: new Date(),
  };
  try {
    await sendMail(service, letter, TEST_LIMIT_MS);
    return email;
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const words = error.answer ? ` It said: ${error.answer}` : "";
    throw new HttpError(503, `The test mail was not sent: ${MAIL_CAUSES[error.failure]}.${words}`);
  }
}
