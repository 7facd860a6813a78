"use client";

import {
  Archive,
  CircleUserRound,
  KeyRound,
  type LucideIcon,
  MessageSquareText,
  MonitorSmartphone,
} from "lucide-react";
import { usePathname } from "next/navigation";
import { type ReactNode, useRef, useState } from "react";
import { buttonClass } from "@/components/ui/button";
import { SiteLink } from "@/components/ui/site-link";
import { AccountDialog } from "./account-dialog";
import { useAdmin } from "./admin-provider";
import { useFeature } from "./features";
import { ACCOUNT_PATH, BACKUPS_PATH, REPLIES_PATH } from "./sections";
import { SignOutButton } from "./sign-out-button";
import { useMay } from "./use-may";
import { useMayBackUp } from "./use-may-back-up";

const MENU_ID = "account-menu";

/** Shows who is signed in, with the account dialog, the screens beside the four sections, and the sign-out. */
export function AccountMenu() {
  const admin = useAdmin();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hasSecurity = useFeature("security");
  const hasTemplates = useFeature("templates");
  const mayBackUp = useMayBackUp();
  const mayReply = useMay("manage_bookings") && hasTemplates;
  const name = admin.name || "Administrator";
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={`${buttonClass("bare")} max-sm:size-11 max-sm:px-0 sm:px-3`}
      >
        <CircleUserRound aria-hidden="true" className="size-6" />
        <span className="max-w-40 truncate max-sm:sr-only">{name}</span>
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="fixed inset-auto top-16 right-2 m-0 w-72 rounded-card border border-line bg-raised p-2 text-ink shadow-soft sm:right-4"
      >
        <p className="px-4 pt-3 font-semibold">{name}</p>
        <p className="truncate px-4 pb-3 text-muted text-sm">{admin.email}</p>
        <button
          type="button"
          onClick={() => {
            // Close the menu first: the dialog returns the focus to where it was, the menu's button.
            close();
            setOpen(true);
          }}
          className={`${buttonClass("bare")} w-full justify-start px-4`}
        >
          <KeyRound aria-hidden="true" className="size-5" />
          Account and password
        </button>
        {hasSecurity && (
          <MenuLink path={ACCOUNT_PATH} icon={MonitorSmartphone} onChoose={close}>
            Sign-in and devices
          </MenuLink>
        )}
        {mayReply && (
          <MenuLink path={REPLIES_PATH} icon={MessageSquareText} onChoose={close}>
            Replies
          </MenuLink>
        )}
        {mayBackUp && (
          <MenuLink path={BACKUPS_PATH} icon={Archive} onChoose={close}>
            Backups
          </MenuLink>
        )}
        <SignOutButton label="Logout" className="w-full justify-start px-4 md:hidden" />
      </div>
      {isOpen && <AccountDialog onClose={() => setOpen(false)} />}
    </>
  );
}

interface MenuLinkProps {
  path: string;
  icon: LucideIcon;
  onChoose: () => void;
  children: ReactNode;
}

function MenuLink({ path, icon: Icon, onChoose, children }: MenuLinkProps) {
  const pathname = usePathname();
  return (
    <SiteLink
      href={path}
      onClick={onChoose}
      aria-current={pathname === path ? "page" : undefined}
      className={`${buttonClass("bare")} w-full justify-start px-4`}
    >
      <Icon aria-hidden="true" className="size-5" />
      {children}
    </SiteLink>
  );
}
