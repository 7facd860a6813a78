import "server-only";
import pino from "pino";
import { env } from "@/lib/settings/env";

/** Writes one JSON line per event to standard output. Never log a password, a token or a cookie. */
export const log = pino({ level: env.LOG_LEVEL, base: null });
