import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { moveSound } from "@/lib/backend/sounds/change";
import { soundCalls } from "@/lib/contract/calls/sounds";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(soundCalls.move, async ({ body }) => {
    await moveSound(body);
    return success("Order saved.");
  }),
);
