import type { ReactNode } from "react";
import { NotificationMenu } from "@/components/admin/notifications/notification-menu";
import { RenewDevice } from "@/components/admin/push/renew-device";
import { ReplyQuestion } from "@/components/admin/replies/reply-question";
import { AccountMenu } from "@/components/admin/shell/account-menu";
import { AdminFooter } from "@/components/admin/shell/admin-footer";
import { AdminProvider } from "@/components/admin/shell/admin-provider";
import { Drawer } from "@/components/admin/shell/drawer";
import { FeaturesProvider } from "@/components/admin/shell/features";
import { Problems } from "@/components/admin/shell/problems";
import { QueryProvider } from "@/components/admin/shell/query-provider";
import { Region } from "@/components/admin/shell/region";
import { SectionLinks } from "@/components/admin/shell/section-links";
import { SignOutButton } from "@/components/admin/shell/sign-out-button";
import { UnreadTitle } from "@/components/admin/shell/unread-title";
import { Mark } from "@/components/ui/mark";
import { SiteLink } from "@/components/ui/site-link";
import { MAIN_ID } from "@/components/ui/skip-link";
import { ThemeToggle } from "@/components/ui/theme-toggle";
import { backendFeatures } from "@/lib/backend/remote/features";
import { brand } from "@/lib/content/brand";
import { supportLink } from "@/lib/settings/support-link";

export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const features = await backendFeatures();
  return (
    <AdminProvider>
      <QueryProvider>
        <FeaturesProvider features={features}>
          <UnreadTitle />
          <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] lg:grid-cols-[15rem_minmax(0,1fr)]">
            <header className="sticky top-0 z-20 flex min-h-16 flex-wrap items-center border-line sm:gap-2 border-b bg-raised px-2 sm:px-4 lg:col-span-2">
              <div className="lg:hidden">
                <Region name="The sections" compact>
                  <Drawer />
                </Region>
              </div>
              <SiteLink href="/" className="flex min-h-11 items-center px-1 sm:px-2">
                <Mark className="size-7 text-accent" />
                <span className="sr-only">{brand.name}: go to the site</span>
              </SiteLink>
              <p className="min-w-0 flex-1 truncate font-display text-lg max-[22rem]:invisible sm:text-xl">
                Admin Console
              </p>
              <ThemeToggle />
              {features.includes("notifications") && (
                <Region name="The notifications" compact>
                  <NotificationMenu />
                </Region>
              )}
              <Region name="The account" compact>
                <AccountMenu />
              </Region>
              <SignOutButton label="Logout" className="max-md:hidden" />
            </header>
            <nav
              aria-label="Sections"
              className="sticky top-16 hidden h-[calc(100dvh-4rem)] border-line border-r p-3 lg:row-span-2 lg:block"
            >
              <Region name="The sections">
                <SectionLinks />
              </Region>
            </nav>
            <main id={MAIN_ID} tabIndex={-1} className="min-w-0 overflow-x-clip p-4 outline-none sm:p-6">
              {features.includes("problems") && (
                <Region name="The state of the server">
                  <Problems />
                </Region>
              )}
              {children}
            </main>
            {features.includes("statuses") && <ReplyQuestion />}
            {features.includes("push") && <RenewDevice />}
            <AdminFooter supportLink={supportLink()} />
          </div>
        </FeaturesProvider>
      </QueryProvider>
    </AdminProvider>
  );
}
