import { useState } from "react";

/**
 * What the address names, from a list. It is kept when somebody else deletes it meanwhile: what was typed in its
 * form is still there to be read.
 *
 * @returns it as it was last listed, undefined before the first time, and whether it still is.
 */
export function useHeld<Item extends { _id: string }>(
  id: string,
  list: Item[],
): { held: Item | undefined; isListed: boolean } {
  const [held, setHeld] = useState<Item>();
  const listed = list.find(({ _id }) => _id === id);
  if (listed && listed !== held) setHeld(listed);
  return { held, isListed: listed !== undefined };
}
