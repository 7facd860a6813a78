import type { ReactNode } from "react";
import { Horizon } from "@/components/ui/horizon";
import { Mark } from "@/components/ui/mark";
import { SiteLink } from "@/components/ui/site-link";
import { MAIN_ID } from "@/components/ui/skip-link";
import { ThemeToggle } from "@/components/ui/theme-toggle";
import { brand } from "@/lib/content/brand";

/** The page around the forms that need no session. */
export function SignInFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="isolate flex min-h-dvh flex-col overflow-hidden bg-[image:var(--sky)]">
      <header className="flex items-center justify-between p-4 sm:px-6">
        <SiteLink href="/" className="flex min-h-11 items-center gap-2.5 font-display text-xl">
          <Mark className="size-7 text-accent" />
          {brand.name}
        </SiteLink>
        <ThemeToggle />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="grid flex-1 place-items-center p-4 pb-24 outline-none">
        <div className="relative w-full max-w-md">
          <Horizon className="absolute -top-40 left-1/2 -z-10 w-[26rem] -translate-x-1/2" />
          <div className="rounded-card bg-raised p-6 shadow-soft sm:p-10">
            <h1 className="mb-6 text-title">{title}</h1>
            {children}
          </div>
        </div>
      </main>
    </div>
  );
}
