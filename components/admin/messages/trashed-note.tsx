"use client";

import { ArchiveRestore } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import type { ContactMessage } from "@/lib/contract/messages";
import { formatAgo } from "@/lib/shared/format-date";
import { useAdmin } from "../shell/admin-provider";
import { useRestore } from "./use-restore";

/** Says who deleted the open message, and takes it back. */
export function TrashedNote({ message: { _id, trashedAt, trashedBy } }: { message: ContactMessage }) {
  const { name } = useAdmin();
  const { restore, restoring } = useRestore();
  const who = trashedBy === name ? "You" : (trashedBy ?? "Somebody");
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-sunken px-4 py-3"
    >
      <p>
        {who} deleted this {formatAgo(trashedAt ?? "")}. It stays in the trash for 30 days.
      </p>
      <button
        type="button"
        onClick={() => !restoring && restore([_id])}
        aria-disabled={restoring}
        className={buttonClass("quiet")}
      >
        <ArchiveRestore aria-hidden="true" className="size-5" />
        {restoring ? "Restoring..." : "Restore"}
      </button>
    </div>
  );
}
