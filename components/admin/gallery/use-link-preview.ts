"use client";

import { useRef } from "react";
import { isMediaLink } from "@/lib/shared/video-link";
import { useDebounced } from "./use-debounced";

/**
 * Collects what this browser learns about a link while previewing it. The server never fetches links.
 *
 * @param typed the value of the link's field, which may be incomplete.
 */
export function useLinkPreview(typed: string) {
  const url = useDebounced(isMediaLink(typed.trim()) ? typed.trim() : "");
  const dimensions = useRef<{ url: string; width: number; height: number }>(undefined);
  const unloadable = useRef<string>(undefined);
  return {
    /** The link to preview, debounced; "" while it is not valid. */
    url,
    onDimensions: (width: number, height: number) => {
      dimensions.current = { url, width, height };
    },
    onFailed: () => {
      unloadable.current = url;
    },
    /** A link's dimensions in pixels; undefined if the preview has none, as for a sound. Meant to be spread. */
    dimensionsOf: (link: string) => {
      if (dimensions.current?.url !== link) return undefined;
      const { width, height } = dimensions.current;
      return width > 0 && height > 0 ? { width, height } : undefined;
    },
    /** Whether the preview of a link failed. */
    isUnloadable: (link: string) => unloadable.current === link,
  };
}
