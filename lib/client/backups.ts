import type { Backups } from "@/lib/contract/backups";
import { backupCalls } from "@/lib/contract/calls/backups";
import { requestAsAdmin } from "./as-admin";
import { ApiError, withFallback } from "./http";
import { pathOf } from "./request";
import { renewCookie } from "./session";

const FETCH_FAILED = "Failed to fetch backups";

/** Fetches the backups that are kept. @throws ApiError with a message; AbortError by `signal`. */
export async function fetchBackups(signal?: AbortSignal): Promise<Backups> {
  return (await requestAsAdmin(backupCalls.list, { signal }, FETCH_FAILED)).body;
}

/** Begins to make a backup. @throws ApiError with a message, and with status 409 while one is being made. */
export async function startBackup(): Promise<void> {
  await requestAsAdmin(backupCalls.make, {}, "Failed to make a backup");
}

/**
 * Lets the browser download a backup to its disk. It may be too large for the page's memory, so the browser makes the
 * request itself, with the session cookie.
 *
 * @throws ApiError with a message when the download would fail: the backup is gone, the session has ended, or the page
 * was not opened over https.
 */
export async function downloadBackup(name: string): Promise<void> {
  // Over plain http, browsers don't say that a page of this site asks, and the server refuses the cookie.
  if (!isSecureContext) throw new ApiError("Open this page over https to download a backup.");
  const { backups } = await fetchBackups();
  if (!backups.some((backup) => backup.name === name))
    throw new ApiError("This backup is no longer kept. Download a newer one.", 404);
  await withFallback("Failed to download the backup", renewCookie);
  const href = pathOf(backupCalls.download, { id: name });
  Object.assign(document.createElement("a"), { href, download: name }).click();
}
