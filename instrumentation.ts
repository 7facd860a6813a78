/** Next calls this once per process, before it handles the first request. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startOrExit } = await import("@/lib/backend/startup/start");
    await startOrExit();
    const { provideDirectCalls } = await import("@/lib/process/direct-calls");
    const { messageCalls } = await import("@/lib/contract/calls/messages");
    const { GET } = await import("@/app/api/contact/admin/messages/changes/route");
    provideDirectCalls({ [messageCalls.changes.path]: GET });
  }
}
