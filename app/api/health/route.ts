import { checkHealth } from "@/lib/backend/health";
import { api, json } from "@/lib/backend/http";
import { log } from "@/lib/backend/log";

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
