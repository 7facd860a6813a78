import "server-only";
import type { LeaseName } from "../db/lease";
import { perProcess } from "../per-process";

/** What tells this process's worker of a queue that there is something new. @param queue the name of its lease. */
export const bellOf = (queue: LeaseName) => perProcess(`${queue} bell`, () => ({ ring: () => {} }));
