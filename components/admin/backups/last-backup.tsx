import { Skeleton } from "@/components/ui/skeleton";
import type { Backups } from "@/lib/contract/backups";
import { formatAgo, formatDateTime } from "@/lib/shared/format-date";

interface LastBackupProps {
  /** Undefined until loaded. */
  state: Backups | undefined;
  isBusy: boolean;
}

/** Says how old the last good backup is, whether one is being made, and when the next ones are. */
export function LastBackup({ state, isBusy }: LastBackupProps) {
  const newest = state?.backups[0];
  return (
    <div className="grid gap-2 rounded-card border border-line bg-raised p-4 sm:p-5">
      {state ? (
        <p className="text-balance font-display text-2xl">
          {newest ? (
            <>
              The last backup was made{" "}
              <time dateTime={newest.madeAt} title={formatDateTime(newest.madeAt)}>
                {formatAgo(newest.madeAt)}
              </time>
              .
            </>
          ) : (
            "There is no backup yet."
          )}
        </p>
      ) : (
        <Skeleton className="h-8 w-4/5 max-w-sm" />
      )}
      {/* Always rendered, so that screen readers announce what appears in it. */}
      <p role="status" className="empty:sr-only">
        {isBusy && "A new one is being made. You can leave this page: the server goes on without it."}
      </p>
      {state ? (
        <p className="max-w-prose text-muted text-sm">{scheduleWords(state.schedule)}</p>
      ) : (
        <Skeleton className="h-5 w-full max-w-prose" />
      )}
    </div>
  );
}

function scheduleWords({ everyHours, keptDays, keptWeeks }: Backups["schedule"]): string {
  const made =
    everyHours === 0
      ? "The server makes none by itself (BACKUP_EVERY)."
      : `The server makes one by itself ${everyHours === 1 ? "every hour" : `every ${everyHours} hours`}.`;
  const days = keptDays === 1 ? "the last day" : `each of the last ${keptDays} days`;
  return `${made} It keeps the newest of ${days} and of each of the last ${keptWeeks} weeks, and removes the others.`;
}
