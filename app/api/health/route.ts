import { api, json } from "@/lib/backend/http/respond";
import { log } from "@/lib/backend/log";
import { checkHealth } from "@/lib/backend/startup/check-health";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api({
  GET: async () => {
    try {
      await checkHealth();
      return json({ status: "ok" });
    } catch (error) {
      log.error({ err: error }, "the health check failed");
      return json(
        { success: false, message: "The database or the media store does not answer." },
        { status: 503 },
      );
    }
  },
});
