import type { Metadata } from "next";
import { ChoosePassword } from "@/components/admin/shell/choose-password";
import { SignInFrame } from "@/components/admin/shell/sign-in-frame";

export const metadata: Metadata = { title: "Choose your password" };

export default function ChoosePage() {
  return (
    <SignInFrame title="Choose your password">
      <ChoosePassword />
    </SignInFrame>
  );
}
