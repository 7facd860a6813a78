import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { median } from "./report.ts";
import type { Server } from "./servers.ts";

const REQUESTS = 3000;
const CONNECTIONS = 8;

/** Requests that are answered from memory, after the page has been rendered and compressed. */
const WARM_UP = 200;
const PAUSE_MS = 6000;

/** Ticks of the clock in /proc, per second (`getconf CLK_TCK` is 100 on every Linux that Node runs on). */
const TICKS = 100;

/** The processor time that a process has used so far, in milliseconds. Only on Linux. */
function usedBy(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS;
}

/** The memory that a process uses, in MiB. Only on Linux. */
export const memoryOf = ({ pid }: Server): number =>
  Math.round(Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

async function ask(url: string, count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const one = () =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent, headers: { "accept-encoding": "gzip, deflate, br" } }, (response) =>
        response.resume().once("end", resolve).once("error", reject),
      )
        .once("error", reject)
        .end();
    });
  let left = count;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await one();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
}

/** The processor time that a server uses for its home page, in microseconds, as a median of three rounds. */
export async function timePerPage({ url, pid }: Server): Promise<number> {
  await ask(url, WARM_UP);
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  await ask(url, WARM_UP);
  const rounds: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const before = usedBy(pid);
    await ask(url, REQUESTS);
    rounds.push(((usedBy(pid) - before) * 1000) / REQUESTS);
  }
  return Math.round(median(rounds));
}
