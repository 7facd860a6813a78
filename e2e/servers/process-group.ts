import type { ChildProcess } from "node:child_process";

/** Kills a process that was spawned `detached`, and whatever it has started, as a power cut would. */
export function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  const isGone = exitCode !== null || signalCode !== null;
  if (pid === undefined || isGone) return;
  // Windows has no groups of processes.
  process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
}
