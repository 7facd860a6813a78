import { lastBackup } from "@/lib/backend/backup/kept";
import { HttpError } from "@/lib/backend/http/http-error";
import { log } from "@/lib/backend/log";
import { databaseDamage } from "@/lib/backend/problems/database-damage";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { checkHealth } from "@/lib/backend/startup/check-health";
import { eventLoopDelay } from "@/lib/backend/startup/event-loop";
import { aboutCalls } from "@/lib/contract/calls/about";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(aboutCalls.health, async () => {
    try {
      await checkHealth();
    } catch (error) {
      log.error({ err: error }, "the health check failed");
      throw new HttpError(503, "The database or the media store is not available.");
    }
    const damage = databaseDamage();
    if (damage) throw new HttpError(503, `The database is damaged: ${damage}`);
    const lastMade = (await lastBackup())?.toISOString() ?? null;
    return { status: "ok" as const, eventLoopDelay: eventLoopDelay(), lastBackup: lastMade };
  }),
);
