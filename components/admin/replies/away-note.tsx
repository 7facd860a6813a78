"use client";

import { useQuery } from "@tanstack/react-query";
import { Plane } from "lucide-react";
import { SiteLink } from "@/components/ui/site-link";
import { formatMonthDay } from "@/lib/shared/format-date";
import { useFeature } from "../shell/features";
import { REPLIES_PATH } from "../shell/sections";
import { outOfOfficeQuery } from "./queries";

/** Says in the inbox that receipts tell senders that the owner is away, so that nobody forgets to end it. */
export function AwayNote() {
  const { data } = useQuery({ ...outOfOfficeQuery, enabled: useFeature("outOfOffice") });
  if (!data?.isActive || !data.set) return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-card border border-line bg-raised px-4 py-1">
      <Plane aria-hidden="true" className="size-5 text-accent" />
      <span className="py-2">Out of office until {formatMonthDay(data.set.lastDay)}</span>
      <SiteLink
        href={REPLIES_PATH}
        className="inline-flex min-h-11 items-center font-semibold text-accent underline underline-offset-4"
      >
        Change
      </SiteLink>
    </p>
  );
}
