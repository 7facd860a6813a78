"use client";

import clsx from "clsx";
import { usePathname } from "next/navigation";
import { SiteLink } from "@/components/ui/site-link";
import { sections } from "./sections";

/** The links of the sidebar and of the drawer. */
export function SectionLinks({ onChoose }: { onChoose?: () => void }) {
  const pathname = usePathname();
  return (
    <ul className="grid gap-1">
      {sections.map(({ name, path, icon: Icon }) => {
        const active = pathname === path;
        return (
          <li key={path}>
            <SiteLink
              href={path}
              onClick={onChoose}
              aria-current={active ? "page" : undefined}
              className={clsx(
                "flex min-h-11 items-center gap-3 rounded-field px-3",
                active ? "bg-sunken font-semibold text-accent" : "hover:bg-sunken",
              )}
            >
              <Icon aria-hidden="true" className="size-5" />
              {name}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
