import { type APIRequestContext, expect } from "@playwright/test";
import type { Backups } from "@/lib/contract/backups";

export const BACKUPS = "/api/admin/backups";

/** A row that a backup can't read: its widths are no list. */
export const UNREADABLE_ITEM = {
  id: "unreadable",
  title: "Unreadable",
  description: "",
  category: "dj",
  featured: 0,
  alt: "",
  media_type: "image",
  file: "none.jpg",
  widths: "none",
  position: 1,
  created_at: "2026-01-01T00:00:00.000Z",
} as const;

/** The name of a backup that was made at a time. */
export const backupNameOf = (time: Date) =>
  `golden-hour-${time.toISOString().slice(0, 19).replaceAll(":", "-")}.tar`;

/** Fetches the state of the backups. */
export async function backupsOf(admin: APIRequestContext): Promise<Backups> {
  const response = await admin.get(BACKUPS);
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

/** Waits until no backup is being made. @returns the name of the newest. */
export async function backupThere(admin: APIRequestContext): Promise<string> {
  await expect.poll(async () => (await backupsOf(admin)).runningSince).toBeNull();
  const { backups, failure } = await backupsOf(admin);
  expect(failure).toBeNull();
  expect(backups).not.toEqual([]);
  return backups[0]?.name ?? "";
}

/** Makes a backup. @returns its name. */
export async function makeBackup(admin: APIRequestContext): Promise<string> {
  const response = await admin.post(BACKUPS);
  expect(response.status(), await response.text()).toBe(202);
  return backupThere(admin);
}
