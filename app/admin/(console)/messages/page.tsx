import type { Metadata } from "next";
import { MessagesScreen } from "@/components/admin/messages/messages-screen";
import { deliveryServices } from "@/lib/settings/delivery-services";

export const metadata: Metadata = { title: "Messages" };

export default function MessagesPage() {
  const deliveries = deliveryServices();
  return <MessagesScreen extras={deliveries && { deliveries }} />;
}
