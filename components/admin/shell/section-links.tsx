"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import { Badge } from "@/components/ui/badge";
import { SiteLink } from "@/components/ui/site-link";
import { useNews } from "./news";
import { MESSAGES_PATH, sections } from "./sections";

/** The links in the sidebar and in the drawer. */
export function SectionLinks({ onChoose }: { onChoose?: () => void }) {
  const pathname = usePathname();
  const unread = useNews()?.unread;
  return (
    <ul className="grid gap-1">
      {sections.map(({ name, path, icon: Icon }) => {
        const active = pathname === path;
        return (
          <li key={path}>
            <SiteLink
              href={path}
              onClick={() => onChoose?.()}
              aria-current={active ? "page" : undefined}
              className={clsx(
                "flex min-h-11 items-center gap-3 rounded-field px-3",
                active ? "bg-sunken font-semibold text-accent" : "hover:bg-sunken",
              )}
            >
              <Icon aria-hidden="true" className="size-5" />
              {name}
              {path === MESSAGES_PATH && unread ? (
                <span className="ml-auto">
                  <Badge strong>
                    {unread.toLocaleString("en-US")}
                    <span className="sr-only"> unread</span>
                  </Badge>
                </span>
              ) : null}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
