import type { Metadata } from "next";
import { MessagesScreen } from "@/components/admin/messages/messages-screen";
import { deliveryServices } from "@/lib/settings/delivery-services";
import { depositService } from "@/lib/settings/deposit-service";
import { mayShowMail } from "@/lib/settings/mail-service";

export const metadata: Metadata = { title: "Messages" };

export default function MessagesPage() {
  const deliveries = deliveryServices();
  const deposit = depositService() !== undefined;
  const mails = mayShowMail();
  return (
    <MessagesScreen extras={deliveries || deposit || mails ? { deliveries, deposit, mails } : undefined} />
  );
}
