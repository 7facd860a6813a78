"use client";

import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { buttonClass } from "@/components/ui/button";
import { Dialog, type DialogHandle } from "@/components/ui/dialog";
import { Mark } from "@/components/ui/mark";
import { brand } from "@/lib/content/brand";
import { SectionLinks } from "./section-links";
import { SignOutButton } from "./sign-out-button";

/** The sidebar on small screens: a drawer that slides in over the page. */
export function Drawer() {
  const dialog = useRef<DialogHandle>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.open()}
        className={buttonClass("bare", "icon")}
      >
        <Menu aria-hidden="true" />
        <span className="sr-only">Menu</span>
      </button>
      <Dialog ref={dialog} label="Menu" side="left">
        <div className="flex h-full flex-col gap-4 p-4">
          <div className="flex items-center justify-between pl-3">
            <p className="flex items-center gap-2.5 font-display text-xl">
              <Mark className="size-7 text-accent" />
              {brand.name}
            </p>
            <button type="button" onClick={close} className={buttonClass("bare", "icon")}>
              <X aria-hidden="true" />
              <span className="sr-only">Close menu</span>
            </button>
          </div>
          <nav aria-label="Sections">
            <SectionLinks onChoose={close} />
          </nav>
          <SignOutButton label="Sign Out" className="mt-auto justify-start px-3" />
        </div>
      </Dialog>
    </>
  );
}
