"use client";

import { useState } from "react";
import { useSubmission } from "@/components/ui/use-submission";
import { makeSignInLink } from "@/lib/client/sign-in-links";
import type { SignInLink } from "@/lib/contract/sign-in-links";
import type { User } from "@/lib/contract/users";
import { FormDialog, FormEnd } from "../forms/form-dialog";
import { NewLink } from "./new-link";

interface LinkDialogProps {
  /** An admin, but not the signed-in one. */
  user: User;
  /** Fetches the list again when the server refuses, because the list may be out of date. */
  refresh: () => Promise<void>;
  onClose: () => void;
}

/** Makes a new one-time link for another admin, after saying what it does. */
export function LinkDialog({ user, refresh, onClose }: LinkDialogProps) {
  const [link, setLink] = useState<SignInLink>();
  const [isMaking, setMaking] = useState(false);
  const { failure, setFailure, once } = useSubmission();
  const submit = once(async () => {
    setMaking(true);
    try {
      setLink(await makeSignInLink(user._id));
    } catch (error) {
      setFailure((error as Error).message);
      await refresh();
    }
    setMaking(false);
  });
  return (
    <FormDialog title={`New sign-in link for ${user.firstName} ${user.lastName}`} onClose={onClose}>
      {link ? (
        <NewLink link={link} onDone={onClose} />
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-4">
          <p className="text-muted">
            {user.isInvited
              ? "They choose their password with it, within 7 days. An earlier link stops working."
              : "They choose a new password with it, within an hour. Until then the old one is good, and nobody is signed out. " +
                "Two-step sign-in stays on. An earlier link stops working."}
          </p>
          <FormEnd failure={failure} onCancel={onClose} save="Make the link" isSaving={isMaking} />
        </form>
      )}
    </FormDialog>
  );
}
