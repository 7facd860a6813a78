import "server-only";
import pino from "pino";
import { env } from "@/lib/settings/env";

const output = pino.destination(1);
// A line that can't be written, for example to a file on a full disk, must not end the server.
output.on("error", () => {});

/** Writes one JSON line per event to standard output. Never log a password, a token or a cookie. */
export const log = pino({ level: env.LOG_LEVEL, base: null }, output);
