import { brand } from "@/lib/content/brand";
import type { ContactDetails } from "@/lib/content/contact";

/** How to reach the owner, at the end of a printed page. @param address the site's own. */
export function PrintFooter({
  contact: { email, phone },
  address,
}: {
  contact: ContactDetails;
  address: string;
}) {
  return (
    <p className="mt-4 hidden border-line border-t pt-2 print:block">
      {brand.name}, {brand.city} · {phone} · {email} · {address.replace(/^https?:\/\//, "")}
    </p>
  );
}
