import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { RepliesScreen } from "@/components/admin/replies/replies-screen";
import { backendFeatures } from "@/lib/backend/remote/features";
import { DASHBOARD_PATH } from "@/lib/shared/admin-paths";

export const metadata: Metadata = { title: "Replies" };

export default async function RepliesPage() {
  const features = await backendFeatures();
  if (!features.includes("templates")) redirect(DASHBOARD_PATH);
  return <RepliesScreen />;
}
