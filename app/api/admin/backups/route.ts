import { listBackups, startBackup } from "@/lib/backend/backup/on-request";
import { success } from "@/lib/backend/http/respond";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { backupCalls } from "@/lib/contract/calls/backups";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(backupCalls.list, listBackups),
  handle(backupCalls.make, async ({ admin }) => {
    await startBackup(admin);
    return success("The backup is being made.");
  }),
);
