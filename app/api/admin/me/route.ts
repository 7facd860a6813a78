import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { authCalls } from "@/lib/contract/calls/auth";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(authCalls.me, async ({ admin }) => admin),
);
