import { redirect } from "next/navigation";
import { DASHBOARD_PATH } from "@/lib/shared/admin-paths";

export default function AdminPage() {
  redirect(DASHBOARD_PATH);
}
