import { headers } from "next/headers";
export default async function L({ children }: { children: React.ReactNode }) {
  const n = (await headers()).get("x-nonce");
  return (
    <html lang="en">
      <body data-n={n}>{children}</body>
    </html>
  );
}
