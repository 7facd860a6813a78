"use client";

import { Bell } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useId, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { useNavigatedSearch } from "@/lib/client/screen-address";
import { useLoaded } from "../lists/use-loaded";
import { useAdmin } from "../shell/admin-provider";
import { MESSAGES_PATH } from "../shell/sections";
import { NotificationList } from "./notification-list";
import { notificationsQuery } from "./queries";
import { useSeen } from "./use-seen";

/** How often notifications are fetched while the tab is visible. */
const POLL_MS = 60_000;

/** The bell in the top bar: shows the number of new notifications, and opens the list. */
export function NotificationMenu() {
  const { _id } = useAdmin();
  const list = useLoaded({ ...notificationsQuery, refetchInterval: POLL_MS });
  const { data: notifications = [] } = list;
  const [seen, setSeen] = useSeen(_id);
  // While the list is open, its new entries stay marked but the bell shows no count.
  const [seenBefore, setSeenBefore] = useState<string>();
  const isOpen = seenBefore !== undefined;
  const newest = notifications[0]?.time ?? seen;
  useEffect(() => {
    if (isOpen && newest > seen) setSeen(newest);
  }, [isOpen, newest, seen, setSeen]);
  const newCount = isOpen ? 0 : notifications.filter(({ time }) => time > seen).length;

  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const close = () => panel.current?.hidePopover();
  const location = usePathname() + useNavigatedSearch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes the menu
  useEffect(close, [location]);

  return (
    <>
      <button type="button" popoverTarget={id} className={`relative ${buttonClass("bare", "icon")}`}>
        <Bell aria-hidden="true" className="size-6" />
        <span className="sr-only">Notifications{newCount > 0 && `, ${newCount} new`}</span>
        {newCount > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-raised bg-accent-strong px-1 font-semibold text-[0.6875rem] text-on-accent leading-none"
          >
            {newCount > 9 ? "9+" : newCount}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {newCount > 0 && `${newCount} new ${newCount === 1 ? "notification" : "notifications"}`}
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
