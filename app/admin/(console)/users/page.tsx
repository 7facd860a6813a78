import type { Metadata } from "next";
import { ScreenHeading } from "@/components/admin/screen-heading";

export const metadata: Metadata = { title: "Users" };

export default function UsersPage() {
  return (
    <>
      <ScreenHeading title="Users" />
      <p className="max-w-prose text-lg text-muted">
        Admins are managed from the shell for now: npm run admin lists them, makes more and resets passwords.
      </p>
    </>
  );
}
