import { problemCalls } from "@/lib/contract/calls/problems";
import type { Problem } from "@/lib/contract/problems";
import { requestAsAdmin } from "./as-admin";

/** Fetches what the owner has to do something about. @throws ApiError with a message; AbortError by `signal`. */
export async function fetchProblems(signal: AbortSignal): Promise<Problem[]> {
  return (await requestAsAdmin(problemCalls.list, { signal }, "Failed to fetch the state of the server"))
    .body;
}
