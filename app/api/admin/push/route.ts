import { pushState } from "@/lib/backend/push/devices";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { pushCalls } from "@/lib/contract/calls/push";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(pushCalls.state, ({ claims }) => pushState(claims)),
);
