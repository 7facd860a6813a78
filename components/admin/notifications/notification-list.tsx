import {
  Archive,
  Bell,
  type LucideIcon,
  Mail,
  MailWarning,
  ShieldAlert,
  Sparkles,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { SiteLink } from "@/components/ui/site-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { Notification } from "@/lib/contract/notifications";
import { formatAgo, formatDateTime } from "@/lib/shared/format-date";
import { LoadFailure } from "../lists/load-failure";
import type { Loaded } from "../lists/use-loaded";
import { messagesAddress } from "../messages/address";
import { ACCOUNT_PATH } from "../shell/sections";

const ICONS: Record<Notification["kind"], LucideIcon> = {
  enquiry: Mail,
  undelivered: MailWarning,
  "sign-in": ShieldAlert,
  user: UserPlus,
  backup: Archive,
  sample: Sparkles,
  other: Bell,
};

/** The path that a notification links to; undefined when there is nothing to open. */
function pathOf({ kind, subjectId }: Notification): string | undefined {
  if (kind === "user") return "/admin/users";
  if (kind === "sign-in") return ACCOUNT_PATH;
  if ((kind === "enquiry" || kind === "undelivered") && subjectId) {
    return messagesAddress.path({ message: subjectId });
  }
  return undefined;
}

interface NotificationListProps {
  /** Newest first. */
  list: Loaded<Notification[]>;
  /** The time up to which notifications are seen; later ones are new. */
  seen: string;
  onChoose: () => void;
}

/** The entries in the dropdown. */
export function NotificationList({ list, seen, onChoose }: NotificationListProps) {
  const { data: notifications, failure, refresh } = list;
  if (!notifications && failure) {
    return (
      <div className="px-5 pb-4">
        <LoadFailure reason={failure} onRetry={refresh} />
      </div>
    );
  }
  if (!notifications) return <ListSkeleton />;
  if (notifications.length === 0) {
    return (
      <p className="px-5 pb-5 text-muted">
        No notifications yet. New enquiries, new users and failed sign-ins appear here.
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line border-line border-t">
      {notifications.map((notification) => (
        <li key={notification.id}>
          <Entry path={pathOf(notification)} onChoose={onChoose}>
            <Content notification={notification} isNew={notification.time > seen} />
          </Entry>
        </li>
      ))}
    </ul>
  );
}

const ENTRY = "flex min-h-14 items-start gap-3 px-5 py-3";

function Entry(props: { path: string | undefined; onChoose: () => void; children: ReactNode }) {
  const { path, onChoose, children } = props;
  if (!path) return <div className={ENTRY}>{children}</div>;
  return (
    <SiteLink href={path} onClick={onChoose} className={`${ENTRY} outline-offset-[-3px] hover:bg-sunken/60`}>
      {children}
    </SiteLink>
  );
}

function Content({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { kind, title, time } = notification;
  const Icon = ICONS[kind];
  return (
    <>
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span dir="auto" className="[overflow-wrap:anywhere]">
          {title}
        </span>
        <time dateTime={time} title={formatDateTime(time)} className="text-muted text-sm">
          {formatAgo(time)}
        </time>
      </span>
      {isNew && <Badge strong>New</Badge>}
    </>
  );
}

function ListSkeleton() {
  return (
    <div aria-hidden="true" className="divide-y divide-line border-line border-t">
      {[1, 2, 3].map((row) => (
        <div key={row} className="grid gap-2 px-5 py-3.5">
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-1/3" />
        </div>
      ))}
    </div>
  );
}
