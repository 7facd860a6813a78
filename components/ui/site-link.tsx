"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link within the site. It prefetches its page when the visitor shows intent (hover, touch or focus), not when
 * it scrolls into view, so that phones don't load the whole site.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const [intended, setIntended] = useState(false);
  const prefetch = () => setIntended(true);
  return (
    <Link
      {...props}
      prefetch={intended ? null : false}
      onPointerEnter={prefetch}
      onTouchStart={prefetch}
      onFocus={prefetch}
    />
  );
}
