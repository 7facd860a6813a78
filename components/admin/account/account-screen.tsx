"use client";

import { Skeleton } from "@/components/ui/skeleton";
import { LoadFailure } from "../lists/load-failure";
import { useLoaded } from "../lists/use-loaded";
import { NotifiedDevices } from "../push/notified-devices";
import { useFeature } from "../shell/features";
import { Panel } from "../shell/panel";
import { ScreenHeading } from "../shell/screen-heading";
import { useMay } from "../shell/use-may";
import { Devices } from "./devices";
import { Passkeys } from "./passkeys";
import { securityQuery } from "./queries";
import { SignInHistory } from "./sign-in-history";
import { TwoStep } from "./two-step";

/** How the admin signs in, where they are signed in, and when. */
export function AccountScreen() {
  const { data, failure, loading, refresh } = useLoaded(securityQuery);
  const hasPasskeys = useFeature("passkeys");
  const hasPush = useFeature("push");
  const seesMessages = useMay("manage_bookings");
  return (
    <>
      <ScreenHeading title="Sign-in and devices" />
      <div aria-busy={loading && !data} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:gap-6">
        {failure && <LoadFailure reason={failure} onRetry={refresh} />}
        {data && (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 xl:grid-cols-2">
              <TwoStep twoStep={data.twoStep} onChanged={refresh} />
              {hasPasskeys && <Passkeys passkeys={data.passkeys} onChanged={refresh} />}
            </div>
            {hasPush && seesMessages && <NotifiedDevices />}
            <Devices sessions={data.sessions} onChanged={refresh} />
            <SignInHistory signIns={data.signIns} />
          </>
        )}
        {!data && !failure && <Placeholder />}
      </div>
    </>
  );
}

function Placeholder() {
  return ["Two-step sign-in", "Devices"].map((title) => (
    <Panel key={title} title={title}>
      <div className="grid gap-3 border-line border-t p-4 sm:p-5">
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-5 w-2/5" />
      </div>
    </Panel>
  ));
}
