"use client";

import { useCallback, useEffect, useState } from "react";
import { notify } from "@/components/ui/toaster";
import { listGallery } from "@/lib/client/gallery";
import { withFallback } from "@/lib/client/http";
import type { GalleryItem } from "@/lib/contract/gallery";
import { useRefreshOnFocus } from "../use-refresh-on-focus";

/** All items in the owner's order, asked for again when the tab is looked at. */
export function useGalleryItems() {
  const [items, setItems] = useState<GalleryItem[]>();
  const [loading, setLoading] = useState(true);
  const [failure, setFailure] = useState<string>();

  const load = useCallback(async (isQuiet: boolean) => {
    if (!isQuiet) setLoading(true);
    try {
      setItems(await withFallback("Failed to fetch gallery items", listGallery));
      setFailure(undefined);
    } catch (error) {
      // What is shown stays, when nobody asked for something newer.
      if (!isQuiet) {
        setFailure((error as Error).message);
        notify("error", (error as Error).message);
      }
    } finally {
      setLoading(false);
    }
  }, []);

  const refresh = useCallback(() => load(false), [load]);
  useEffect(() => {
    refresh();
  }, [refresh]);
  useRefreshOnFocus(() => {
    if (!failure) load(true);
  });

  return { items, loading, failure, refresh, change: setItems };
}
