import { success } from "@/lib/backend/http/respond";
import { sendTestMail } from "@/lib/backend/mail/notices";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { mailCalls } from "@/lib/contract/calls/mails";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(mailCalls.test, async ({ request, admin }) => {
    const address = await sendTestMail(request, admin);
    return success(`The mail server has accepted a test mail to ${address}.`);
  }),
);
