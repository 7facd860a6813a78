"use client";

import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { EnquiryTypes } from "./enquiry-types";
import { EnquiryWeeks } from "./enquiry-weeks";
import { RecentMessages } from "./recent-messages";
import { Totals } from "./totals";
import { type DashboardData, LOAD_FAILED, useDashboard } from "./use-dashboard";
import { WelcomeBand } from "./welcome-band";

/** The first screen after the sign-in: what is new, and how the site is doing. */
export function DashboardScreen() {
  const data = useDashboard();
  const { dashboard, failure, loading } = data;
  // Before the first answer there are bars in place of the figures; after a failure there is nothing to wait for.
  const isThere = dashboard !== undefined || !failure;
  return (
    <div aria-busy={loading} className="grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <WelcomeBand messages={dashboard?.recentMessages} failed={!isThere} />
      {failure && <Failure {...data} />}
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

function Failure({ failure, loading, retry }: DashboardData) {
  return (
    <div className="grid justify-items-start gap-3">
      <Alert>
        <p className="font-semibold">{LOAD_FAILED}</p>
        <p>{failure}</p>
      </Alert>
      <button type="button" onClick={retry} aria-disabled={loading} className={buttonClass("quiet")}>
        {loading ? "Loading..." : "Try again"}
      </button>
    </div>
  );
}
