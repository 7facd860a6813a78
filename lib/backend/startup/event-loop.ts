import "server-only";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { EventLoopDelay } from "@/lib/contract/about";
import { perProcess } from "../per-process";

/** How often the event loop is asked, in milliseconds. */
const RESOLUTION_MS = 10;

/** How long one measurement lasts, in milliseconds. */
const PERIOD_MS = 60_000;

const NS_PER_MS = 1_000_000;

type Histogram = ReturnType<typeof monitorEventLoopDelay>;

interface Monitor {
  histogram: Histogram;
  last: EventLoopDelay;
}

function start(): Monitor {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const monitor = { histogram, last: { p99: 0, max: 0 } };
  setInterval(() => {
    monitor.last = read(histogram);
    histogram.reset();
  }, PERIOD_MS).unref();
  return monitor;
}

/** Node counts the pause between two questions as delay, too. */
const delay = (ns: number) => Math.max(0, Math.round(ns / NS_PER_MS) - RESOLUTION_MS);

function read(histogram: Histogram): EventLoopDelay {
  return { p99: delay(histogram.percentile(99)), max: delay(histogram.max) };
}

/** How long requests had to wait for others in the last one to two minutes. The first call starts the measurement. */
export function eventLoopDelay(): EventLoopDelay {
  const { histogram, last } = perProcess("event loop delay", start);
  const current = read(histogram);
  return { p99: Math.max(last.p99, current.p99), max: Math.max(last.max, current.max) };
}
