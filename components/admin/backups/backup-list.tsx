"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { downloadBackup } from "@/lib/client/backups";
import type { Backup } from "@/lib/contract/backups";
import { formatBytes } from "@/lib/shared/format-bytes";
import { formatAgo, formatDateTime } from "@/lib/shared/format-date";
import { announceFailure } from "../lists/announce-failure";
import { Panel } from "../shell/panel";

/** The backups on the server, newest first. @param backups undefined until loaded. */
export function BackupList({ backups }: { backups: Backup[] | undefined }) {
  return (
    <Panel
      title="On the server"
      aside={<p className="text-muted text-sm">{backups && backups.length > 0 && countOf(backups.length)}</p>}
    >
      {backups ? <Filled backups={backups} /> : <RowsSkeleton />}
    </Panel>
  );
}

const countOf = (count: number) => `${count} ${count === 1 ? "backup" : "backups"}`;

function Filled({ backups }: { backups: Backup[] }) {
  if (backups.length === 0) {
    return (
      <p className="border-line border-t p-4 text-muted sm:px-5">
        Make the first one now, and download it when it is ready.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line border-line border-t">
      {backups.map((backup) => (
        <Row key={backup.name} backup={backup} />
      ))}
    </ul>
  );
}

function Row({ backup: { name, madeAt, bytes } }: { backup: Backup }) {
  const [busy, setBusy] = useState(false);
  const moment = formatDateTime(madeAt);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    await downloadBackup(name)
      .catch(announceFailure)
      .finally(() => setBusy(false));
  };
  return (
    <li className="flex items-center gap-3 px-4 py-3 sm:px-5">
      <p className="min-w-0 flex-1">
        <time dateTime={madeAt}>{moment}</time>
        <span className="block text-muted text-sm">
          {formatAgo(madeAt)}, {formatBytes(bytes)}
        </span>
      </p>
      <button
        type="button"
        onClick={download}
        aria-disabled={busy}
        className={`${buttonClass("quiet")} max-sm:size-11 max-sm:shrink-0 max-sm:px-0 sm:px-4`}
      >
        <Download aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">Download</span>
        <span className="sr-only"> the backup of {moment}</span>
      </button>
    </li>
  );
}

function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line border-line border-t">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2 px-4 py-3.5 sm:px-5">
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-4 w-32" />
        </div>
      ))}
    </div>
  );
}
