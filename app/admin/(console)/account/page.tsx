import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AccountScreen } from "@/components/admin/account/account-screen";
import { backendFeatures } from "@/lib/backend/remote/features";
import { DASHBOARD_PATH } from "@/lib/shared/admin-paths";

export const metadata: Metadata = { title: "Sign-in and devices" };

export default async function AccountPage() {
  const features = await backendFeatures();
  if (!features.includes("security")) redirect(DASHBOARD_PATH);
  return <AccountScreen />;
}
