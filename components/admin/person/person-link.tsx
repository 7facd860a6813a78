"use client";

import { UserRound } from "lucide-react";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { useFeature } from "../shell/features";
import { MESSAGES_PATH } from "../shell/sections";

/** Leads from a message to everything under its address. The URL has the message's id: an address would stay in histories. */
export function PersonLink({ messageId }: { messageId: string }) {
  if (!useFeature("persons")) return null;
  return (
    <div className="border-line border-t p-2 sm:px-4">
      <SiteLink
        href={`${MESSAGES_PATH}/${encodeURIComponent(messageId)}/person`}
        className={`${buttonClass("bare")} px-3`}
      >
        <UserRound aria-hidden="true" className="size-5" />
        Everything from this address
      </SiteLink>
    </div>
  );
}
