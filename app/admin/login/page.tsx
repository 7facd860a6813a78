import type { Metadata } from "next";
import Link from "next/link";
import { Suspense } from "react";
import { LoginForm } from "@/components/admin/login-form";
import { Mark } from "@/components/ui/mark";
import { MAIN_ID } from "@/components/ui/skip-link";
import { ThemeToggle } from "@/components/ui/theme-toggle";
import { brand } from "@/lib/content/brand";

export const metadata: Metadata = { title: "Sign in" };

export default function LoginPage() {
  return (
    <div className="flex min-h-dvh flex-col bg-[image:var(--sky)]">
      <header className="flex items-center justify-between p-4 sm:px-6">
        <Link href="/" prefetch={false} className="flex min-h-11 items-center gap-2.5 font-display text-xl">
          <Mark className="size-7 text-accent" />
          {brand.name}
        </Link>
        <ThemeToggle />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="grid flex-1 place-items-center p-4 pb-24 outline-none">
        <div className="w-full max-w-md rounded-card bg-raised p-6 shadow-soft sm:p-10">
          <h1 className="mb-6 text-title">Sign in</h1>
          <Suspense>
            <LoginForm />
          </Suspense>
        </div>
      </main>
    </div>
  );
}
