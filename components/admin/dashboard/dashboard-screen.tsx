"use client";

import { notify } from "@/components/ui/toaster";
import { fetchDashboard } from "@/lib/client/dashboard";
import { LoadFailure } from "../lists/load-failure";
import { useFetched } from "../lists/use-fetched";
import { EnquiryTypes } from "./enquiry-types";
import { EnquiryWeeks } from "./enquiry-weeks";
import { RecentMessages } from "./recent-messages";
import { Totals } from "./totals";
import { WelcomeBand } from "./welcome-band";

/** What stands in the page and in the toast (SPEC section 8); the reason stands beside it in the page. */
const LOAD_FAILED = "Failed to load dashboard data";

const announce = () => notify("error", LOAD_FAILED);

/** The first screen after the sign-in: what is new, and how the site is doing. */
export function DashboardScreen() {
  const { data: dashboard, failure, loading, refresh } = useFetched(fetchDashboard, { announce });
  // Before the first answer there are bars in place of the figures; after a failure there is nothing to wait for.
  const isThere = dashboard !== undefined || !failure;
  return (
    <div aria-busy={loading} className="grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <WelcomeBand messages={dashboard?.recentMessages} failed={!isThere} />
      {failure && <LoadFailure title={LOAD_FAILED} reason={failure} onRetry={refresh} />}
      {isThere && (
        <>
          <Totals stats={dashboard?.stats} />
          <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            <RecentMessages messages={dashboard?.recentMessages} />
            <div className="grid gap-4 sm:gap-5 md:max-xl:grid-cols-2">
              <EnquiryWeeks weeks={dashboard?.enquiriesByWeek} />
              <EnquiryTypes types={dashboard?.enquiriesByType} />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
