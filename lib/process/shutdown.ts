type Work = () => Promise<void>;

/** Next bundles the backend separately from the server, so they can only share the global object. */
const shared = globalThis as typeof globalThis & { goldenHourShutdown?: Work };

/** Registers what to do when the last request is answered. The backend calls this when it starts. */
export function atShutdown(work: Work): void {
  shared.goldenHourShutdown = work;
}

/** Does what was registered. The server calls this before it ends. */
export async function shutDown(): Promise<void> {
  await shared.goldenHourShutdown?.();
}
