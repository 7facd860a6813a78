import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { BackupsScreen } from "@/components/admin/backups/backups-screen";
import { backendFeatures } from "@/lib/backend/remote/features";
import { DASHBOARD_PATH } from "@/lib/shared/admin-paths";

export const metadata: Metadata = { title: "Backups" };

export default async function BackupsPage() {
  const features = await backendFeatures();
  if (!features.includes("backups")) redirect(DASHBOARD_PATH);
  return <BackupsScreen />;
}
