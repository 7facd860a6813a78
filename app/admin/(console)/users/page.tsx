import type { Metadata } from "next";
import { ScreenHeading } from "@/components/admin/screen-heading";

export const metadata: Metadata = { title: "Users" };

export default function UsersPage() {
  return (
    <>
      <ScreenHeading title="Users" />
      <p className="max-w-prose text-lg text-muted">
        There is one admin so far. From the shell, npm run admin makes more and resets passwords.
      </p>
    </>
  );
}
