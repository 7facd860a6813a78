/**
 * Loaded into a server before its own code (`node --import`), to watch its event loop from a test, through messages.
 *
 * It measures the processor time of the main thread between two turns, not the time on the clock: on a busy machine the
 * thread waits for others, which no program can help.
 */
import { isMainThread } from "node:worker_threads";

/** What a test asks for. */
export type Question = { ask: "reset" } | { ask: "read" } | { ask: "hold"; ms: number };

/** The processor time of the main thread since the last reset, in milliseconds. */
export interface Held {
  /** The longest that one turn of the event loop took. */
  longest: number;
  total: number;
}

const TURN_MS = 1;

const used = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

function watch(): void {
  let [begin, last, longest] = [used(), used(), 0];
  const turn = () => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  };
  setInterval(turn, TURN_MS).unref();
  process.on("message", (question: Question) => {
    turn();
    if (question.ask === "reset") [begin, last, longest] = [used(), used(), 0];
    if (question.ask === "hold") {
      const end = performance.now() + question.ms;
      while (performance.now() < end);
    }
    process.send?.({ longest, total: used() - begin } satisfies Held);
  });
  // The messages of a test must not keep a server running that has been stopped.
  process.channel?.unref();
}

if (isMainThread) watch();
