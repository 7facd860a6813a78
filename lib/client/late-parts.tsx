"use client";

import { type ReactElement, useEffect, useState } from "react";

let change: (edit: (parts: ReactElement[]) => ReactElement[]) => void = () => {};

/**
 * Renders a component that was loaded later in the layout, where it outlives the page that asked for it.
 *
 * @param part an element with a key that no other part has. @returns a function that removes it.
 */
export function addPart(part: ReactElement): () => void {
  change((parts) => [...parts, part]);
  return () => change((parts) => parts.filter((one) => one !== part));
}

/** The place of all parts in the layout. Empty when the page is loaded. */
export function LateParts() {
  const [parts, setParts] = useState<ReactElement[]>([]);
  useEffect(() => {
    change = setParts;
  }, []);
  return parts;
}
