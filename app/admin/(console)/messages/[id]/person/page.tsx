import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PersonScreen } from "@/components/admin/person/person-screen";
import { backendFeatures } from "@/lib/backend/remote/features";
import { DASHBOARD_PATH } from "@/lib/shared/admin-paths";

export const metadata: Metadata = { title: "Everything from this address" };

export default async function PersonPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const features = await backendFeatures();
  if (!features.includes("persons")) redirect(DASHBOARD_PATH);
  return <PersonScreen messageId={decodeURIComponent(id)} />;
}
