import { Images, type LucideIcon, Mail, Users } from "lucide-react";
import { SiteLink } from "@/components/ui/site-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { Dashboard } from "@/lib/contract/dashboard";
import { MESSAGES_PATH } from "../shell/sections";

type Stats = Dashboard["stats"];

const TILES: { name: string; stat: keyof Stats; path: string; icon: LucideIcon }[] = [
  { name: "Total Users", stat: "totalUsers", path: "/admin/users", icon: Users },
  { name: "Gallery Images", stat: "totalImages", path: "/admin/gallery", icon: Images },
  { name: "Contact Messages", stat: "totalMessages", path: MESSAGES_PATH, icon: Mail },
];

/** The three totals, each linked to its screen. */
export function Totals({ stats }: { stats: Stats | undefined }) {
  return (
    <ul
      aria-label="Totals"
      className="grid grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] gap-2 sm:gap-5"
    >
      {TILES.map(({ name, stat, path, icon: Icon }) => (
        <li key={name} className="grid">
          <SiteLink
            href={path}
            className="group flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-raised p-3 transition duration-200 ease-settle hover:border-accent sm:p-5"
          >
            <span className="flex items-start gap-2 text-muted text-sm leading-tight group-hover:text-accent">
              <Icon aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
              {name}
            </span>{" "}
            <span className="text-2xl text-accent [overflow-wrap:anywhere] max-sm:font-medium sm:font-display sm:text-4xl">
              {stats ? stats[stat].toLocaleString("en-US") : <Skeleton className="h-[1lh] w-12" />}
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
