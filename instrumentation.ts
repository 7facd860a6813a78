/** Next calls this once a process, before it answers the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { startBackend } = await import("@/lib/backend/start");
  await startBackend().catch((error: Error) => {
    console.error(error.name === "StartupError" ? error.message : error);
    process.exit(1);
  });
}
