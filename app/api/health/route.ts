import { rememberedBackup } from "@/lib/backend/backup/kept";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { checkHealth } from "@/lib/backend/startup/check-health";
import { eventLoopDelay } from "@/lib/backend/startup/event-loop";
import { aboutCalls } from "@/lib/contract/calls/about";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(aboutCalls.health, async () => {
    await checkHealth();
    const lastMade = (await rememberedBackup())?.toISOString() ?? null;
    return { status: "ok" as const, eventLoopDelay: eventLoopDelay(), lastBackup: lastMade };
  }),
);
