import type { Metadata } from "next";
import { AccountScreen } from "@/components/admin/account/account-screen";

export const metadata: Metadata = { title: "Sign-in and devices" };

export default function AccountPage() {
  return <AccountScreen />;
}
