import { getThread } from "@/lib/backend/replies/thread";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { replyCalls } from "@/lib/contract/calls/replies";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(replyCalls.thread, ({ id, admin }) => getThread(id, admin)),
);
