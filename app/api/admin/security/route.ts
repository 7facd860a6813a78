import { accountSecurity } from "@/lib/backend/auth/security";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { accountCalls } from "@/lib/contract/calls/account";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(accountCalls.security, ({ claims }) => accountSecurity(claims)),
);
