import { noticeState } from "@/lib/backend/mail/notices";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { mailCalls } from "@/lib/contract/calls/mails";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(handle(mailCalls.notices, noticeState));
