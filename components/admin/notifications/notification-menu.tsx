"use client";

import { Bell } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { useNavigatedSearch } from "@/components/ui/location-search";
import { SiteLink } from "@/components/ui/site-link";
import { fetchNotifications } from "@/lib/client/dashboard";
import { useFetched } from "../lists/use-fetched";
import { useAdmin } from "../shell/admin-provider";
import { MESSAGES_PATH } from "../shell/sections";
import { NotificationList } from "./notification-list";
import { useSeen } from "./use-seen";

const POLL_MS = 60_000;

/** The bell is no place to cry out from: what went wrong stands in its list. */
const announce = () => {};

/** The bell of the top bar: says how many notifications are new, and shows them. */
export function NotificationMenu() {
  const { _id } = useAdmin();
  const list = useFetched(fetchNotifications, { announce, everyMs: POLL_MS });
  const { data: notifications = [] } = list;
  const [seen, setSeen] = useSeen(_id);
  // While the list is open its new entries stay marked, and the bell no longer calls for it.
  const [seenBefore, setSeenBefore] = useState<string>();
  const isOpen = seenBefore !== undefined;
  const newest = notifications[0]?.time ?? seen;
  useEffect(() => {
    if (isOpen && newest > seen) setSeen(newest);
  }, [isOpen, newest, seen, setSeen]);
  const fresh = isOpen ? 0 : notifications.filter(({ time }) => time > seen).length;

  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const close = () => panel.current?.hidePopover();
  const address = usePathname() + useNavigatedSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes elsewhere is done here
  useEffect(close, [address]);

  return (
    <>
      <button type="button" popoverTarget={id} className={`relative ${buttonClass("bare", "icon")}`}>
        <Bell aria-hidden="true" className="size-6" />
        <span className="sr-only">Notifications{fresh > 0 && `, ${fresh} new`}</span>
        {fresh > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-raised bg-accent-strong px-1 font-semibold text-[0.6875rem] text-on-accent leading-none"
          >
            {fresh > 9 ? "9+" : fresh}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {fresh > 0 && `${fresh} new ${fresh === 1 ? "notification" : "notifications"}`}
      </span>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label="Notifications"
        onToggle={({ newState }) => setSeenBefore(newState === "open" ? seen : undefined)}
        className="fixed inset-auto top-16 right-2 m-0 max-h-[calc(100dvh-5rem)] w-96 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-raised text-ink shadow-soft sm:right-4"
      >
        <h2 className="px-5 pt-4 pb-2 text-xl">Notifications</h2>
        <NotificationList list={list} seen={seenBefore ?? seen} onChoose={close} />
        <div className="sticky bottom-0 border-line border-t bg-raised p-2">
          <SiteLink
            href={MESSAGES_PATH}
            onClick={close}
            className="flex min-h-11 items-center justify-center rounded-field font-semibold text-accent hover:bg-sunken"
          >
            View all notifications
          </SiteLink>
        </div>
      </section>
    </>
  );
}
