"use client";

import { LoadFailure } from "../lists/load-failure";
import { useLoaded } from "../lists/use-loaded";
import { NotifyCard } from "../push/notify-card";
import { useFeature } from "../shell/features";
import { Refused } from "../shell/refused";
import { useMay } from "../shell/use-may";
import { EnquiryTypes } from "./enquiry-types";
import { EnquiryWeeks } from "./enquiry-weeks";
import { NoticeLine } from "./notice-line";
import { dashboardQuery, LOAD_FAILED } from "./queries";
import { RecentMessages } from "./recent-messages";
import { Totals } from "./totals";
import { WelcomeBand } from "./welcome-band";

/** The first screen after sign-in: the newest enquiries and the site's statistics. */
export function DashboardScreen() {
  const { data: dashboard, failure, loading, refresh } = useLoaded(dashboardQuery);
  const seesMessages = useMay("manage_bookings");
  const hasMails = useFeature("mails");
  const hasPush = useFeature("push");
  // Skeletons stand in while loading. After a failed first load, nothing is rendered.
  const showsContent = dashboard !== undefined || !failure;
  return (
    <div aria-busy={loading} className="grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-4 sm:gap-5">
      <WelcomeBand
        messages={dashboard?.recentMessages}
        waiting={dashboard?.waiting}
        hasNews={seesMessages && showsContent}
      />
      {seesMessages && hasMails && <NoticeLine />}
      {seesMessages && hasPush && <NotifyCard />}
      {failure && <LoadFailure title={LOAD_FAILED} reason={failure} onRetry={refresh} />}
      {showsContent && (
        <>
          <Totals stats={dashboard?.stats} />
          <div className="grid items-start gap-4 sm:gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
            {seesMessages ? (
              <RecentMessages messages={dashboard?.recentMessages} />
            ) : (
              <Refused permission="manage_bookings" />
            )}
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
