import { success } from "@/lib/backend/http/respond";
import { sendMailAgain } from "@/lib/backend/mail/list";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { mailCalls } from "@/lib/contract/calls/mails";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(mailCalls.sendAgain, async ({ id }) => {
    await sendMailAgain(id);
    return success("The mail is being sent again.");
  }),
);
