import { getDeposit } from "@/lib/backend/messages/deposits";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { depositCalls } from "@/lib/contract/calls/deposits";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(depositCalls.get, async ({ id }) => ({ deposit: await getDeposit(id) })),
);
