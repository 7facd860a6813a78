import type { Metadata } from "next";
import { Suspense } from "react";
import { LoginForm } from "@/components/admin/shell/login-form";
import { SignInFrame } from "@/components/admin/shell/sign-in-frame";
import { backendAddress } from "@/lib/backend/remote/backend";
import { backendFeatures } from "@/lib/backend/remote/features";
import { mailService } from "@/lib/settings/mail-service";

export const metadata: Metadata = { title: "Sign in" };

export default async function LoginPage() {
  const features = await backendFeatures();
  return (
    <SignInFrame title="Sign in">
      <Suspense>
        {/* Passkeys are made for the address of one site. A backend elsewhere has another one. */}
        <LoginForm
          hasPasskeys={backendAddress === undefined}
          hasLinks={features.includes("signInLinks")}
          mailsLinks={mailService() !== undefined}
        />
      </Suspense>
    </SignInFrame>
  );
}
