import { useState } from "react";

/** Keeps the last known version of a value that was deleted elsewhere, so that it can still be read. */
export function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
