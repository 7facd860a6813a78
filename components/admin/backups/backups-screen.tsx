"use client";

import { Archive } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import type { Backups } from "@/lib/contract/backups";
import { formatAgo } from "@/lib/shared/format-date";
import { LoadFailure } from "../lists/load-failure";
import { useLoaded } from "../lists/use-loaded";
import { Refused } from "../shell/refused";
import { ScreenHeading } from "../shell/screen-heading";
import { useMayBackUp } from "../shell/use-may-back-up";
import { BackupList } from "./backup-list";
import { KeepingHints } from "./keeping-hints";
import { LastBackup } from "./last-backup";
import { backupsQuery } from "./queries";
import { useMakeBackup } from "./use-make-backup";

/** Lists the backups, makes new ones and downloads them. Says so to admins without the permission. */
export function BackupsScreen() {
  if (useMayBackUp()) return <Permitted />;
  return (
    <>
      <ScreenHeading title="Backups" />
      <Refused permission="manage_settings" />
    </>
  );
}

function Permitted() {
  const { data: state, failure, loading, refresh } = useLoaded(backupsQuery);
  const { isBusy, make } = useMakeBackup(state);
  const showsContent = state !== undefined || !failure;
  return (
    <div className="max-w-7xl">
      <ScreenHeading title="Backups">
        <button
          type="button"
          onClick={make}
          aria-disabled={isBusy}
          className={`${buttonClass("primary")} max-sm:w-full`}
        >
          <Archive aria-hidden="true" className="size-5" />
          {isBusy ? "Making a backup..." : "Make a backup now"}
        </button>
      </ScreenHeading>
      <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div aria-busy={loading} className="grid gap-4 sm:gap-5">
          {failure && <LoadFailure reason={failure} onRetry={refresh} />}
          {state?.failure && !isBusy && <LastFailure failure={state.failure} />}
          {showsContent && (
            <>
              <LastBackup state={state} isBusy={isBusy} />
              <BackupList backups={state?.backups} />
            </>
          )}
        </div>
        <KeepingHints isOnSiteDisk={state?.isOnSiteDisk} />
      </div>
    </div>
  );
}

function LastFailure({ failure: { at, reason } }: { failure: NonNullable<Backups["failure"]> }) {
  return (
    <Alert>
      <strong className="block">The last backup could not be made.</strong>
      {reason} That was {formatAgo(at)}.
    </Alert>
  );
}
