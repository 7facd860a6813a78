"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { buttonClass } from "@/components/ui/button";
import { openSignInLink } from "@/lib/client/sign-in-links";
import type { OpenedLink } from "@/lib/contract/sign-in-links";
import { LOGIN_PATH } from "@/lib/shared/admin-paths";
import { ChooseForm } from "./choose-form";

/** What is known of the link in the address bar. */
interface Opened {
  token: string;
  link?: OpenedLink;
  failure?: string;
}

/** The page behind a one-time link: whose it is, and the form with which they choose their password. */
export function ChoosePassword() {
  const [opened, setOpened] = useState<Opened>();

  useEffect(() => {
    // The latest link counts, if another one is pasted while the first is asked about.
    let token = "";
    const open = () => {
      const asked = location.hash.slice(1);
      token = asked;
      setOpened(undefined);
      openSignInLink(asked)
        .then((link): Opened => ({ token: asked, link }))
        .catch((error: Error): Opened => ({ token: asked, failure: error.message }))
        .then((result) => token === asked && setOpened(result));
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);

  if (opened?.link) return <ChooseForm key={opened.token} token={opened.token} link={opened.link} />;
  if (!opened?.failure)
    return (
      <p role="status" className="text-muted">
        Loading...
      </p>
    );
  return (
    <div className="grid gap-5">
      <Alert>{opened.failure}</Alert>
      <Link href={LOGIN_PATH} className={`${buttonClass("quiet")} w-full`}>
        Go to the sign-in
      </Link>
    </div>
  );
}
