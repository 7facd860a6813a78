import { useEffect, useState } from "react";

/** Long enough not to fetch a half-typed URL. */
const DEBOUNCE_MS = 500;

/** A text that changes only once the typing pauses. */
export function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
