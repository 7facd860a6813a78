"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from "react";
import { countUnread } from "@/lib/client/messages";
import { useKeptFresh } from "../lists/use-kept-fresh";

/** How often the number is asked for while somebody looks at the tab. */
const POLL_MS = 30_000;

interface Unread {
  /** Undefined until it is known. */
  unread: number | undefined;
  /** Asks again, after this screen changed it. */
  refreshUnread: () => void;
}

const UnreadContext = createContext<Unread>({ unread: undefined, refreshUnread: () => {} });

/** How many messages wait to be read; kept fresh while the tab is in sight. */
export const useUnread = () => useContext(UnreadContext);

/** Keeps count of the unread messages for the whole admin area, and shows it in the tab's title. */
export function UnreadProvider({ children }: { children: ReactNode }) {
  const [unread, setUnread] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const refreshUnread = useCallback(() => {
    // The number that comes last must be the newest.
    running.current?.abort();
    running.current = new AbortController();
    countUnread(running.current.signal)
      .then(setUnread)
      // The number stays as it was; what the owner does next says what is wrong.
      .catch(() => {});
  }, []);

  useEffect(refreshUnread, [refreshUnread]);
  useKeptFresh(refreshUnread, POLL_MS);
  useCountInTitle(unread ?? 0);

  return <UnreadContext value={{ unread, refreshUnread }}>{children}</UnreadContext>;
}

/** "(3) Messages …": put back whenever a screen brings its own title. */
function useCountInTitle(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(/^\(\d+\) /, "");
      const title = count > 0 ? `(${count}) ${plain}` : plain;
      if (document.title !== title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [count]);
}
