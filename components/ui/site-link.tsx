"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link within the site. The page behind it is fetched when somebody is about to follow it (pointer,
 * finger or focus on it), not because it came into sight: a phone is not made to fetch the whole site.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const [meant, setMeant] = useState(false);
  const mean = () => setMeant(true);
  return (
    <Link
      {...props}
      prefetch={meant ? null : false}
      onPointerEnter={mean}
      onTouchStart={mean}
      onFocus={mean}
    />
  );
}
