"use client";

import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { buttonClass } from "@/components/ui/button";
import { Dialog, type DialogHandle } from "@/components/ui/dialog";
import { SectionLinks } from "./section-links";
import { SignOutButton } from "./sign-out-button";

/** The sidebar of small screens: it slides in over the page. */
export function Drawer() {
  const dialog = useRef<DialogHandle>(null);
  const close = () => dialog.current?.close();
  return (
    <div className="lg:hidden">
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
          <button type="button" onClick={close} className={`${buttonClass("bare", "icon")} self-end`}>
            <X aria-hidden="true" />
            <span className="sr-only">Close menu</span>
          </button>
          <nav aria-label="Sections">
            <SectionLinks onChoose={close} />
          </nav>
          <SignOutButton label="Sign Out" className="mt-auto justify-start" />
        </div>
      </Dialog>
    </div>
  );
}
