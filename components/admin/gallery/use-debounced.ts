import { useEffect, useState } from "react";

/** Long enough that half an address is not asked for. */
const PAUSE_MS = 500;

/** What was typed, once the typing pauses. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return settled;
}
