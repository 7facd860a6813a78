import { sendBackup } from "@/lib/backend/backup/download";
import { api } from "@/lib/backend/route/api";
import { handle } from "@/lib/backend/route/handle";
import { backupCalls } from "@/lib/contract/calls/backups";

export const { GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE } = api(
  handle(backupCalls.download, ({ request, admin, id }) => sendBackup(request, admin, id)),
);
