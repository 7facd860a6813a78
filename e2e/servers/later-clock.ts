/** Loaded into a server before its own code (`node --import`): a test can let time pass for it, through messages. */
import { isMainThread } from "node:worker_threads";

/** What a test says. */
export interface Passed {
  passedMs: number;
}

function passTime(): void {
  process.on("message", ({ passedMs }: Passed) => {
    // Next replaces Date when it starts.
    for (const clock of [Date, performance]) {
      const now = clock.now.bind(clock);
      clock.now = () => now() + passedMs;
    }
  });
  // The messages of a test must not keep a server running that has been stopped.
  process.channel?.unref();
}

if (isMainThread) passTime();
