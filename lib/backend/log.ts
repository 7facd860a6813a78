import "server-only";
import pino from "pino";
import { env } from "@/lib/settings/env";

/** One JSON line an event, on standard output. Never give it a password, a token or a cookie. */
export const log = pino({ level: env.LOG_LEVEL, base: null });
