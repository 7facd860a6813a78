/** Next calls this once per process, before it handles the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startOrExit } = await import("@/lib/backend/startup/start");
    await startOrExit();
  }
}
