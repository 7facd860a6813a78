"use client";

import { useFeature } from "../shell/features";
import { Refused } from "../shell/refused";
import { ScreenHeading } from "../shell/screen-heading";
import { useMay } from "../shell/use-may";
import { OutOfOfficePart } from "./out-of-office-part";
import { TemplatesPart } from "./templates-part";

/** What replies and receipts say: templates, and the days out of office. Says so to admins without the permission. */
export function RepliesScreen() {
  const isPermitted = useMay("manage_bookings");
  const hasOutOfOffice = useFeature("outOfOffice");
  return (
    <div className="max-w-4xl">
      <ScreenHeading title="Replies" />
      {isPermitted ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <TemplatesPart />
          {hasOutOfOffice && <OutOfOfficePart />}
        </div>
      ) : (
        <Refused permission="manage_bookings" />
      )}
    </div>
  );
}
