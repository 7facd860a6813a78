"use client";

import { useEffect, useState } from "react";

/** Whether the browser can use passkeys here: they need a secure address that is a name. False until that is known. */
export function usePasskeysPossible(): boolean {
  const [isPossible, setPossible] = useState(false);
  useEffect(() => {
    setPossible("PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname));
  }, []);
  return isPossible;
}
