"use client";

import { useEffect, useState } from "react";
import { useLocationSearch } from "@/lib/client/address";

/**
 * Returns the title of the package in the URL (`?service=dj&package=premium`), which becomes the enquiry's
 * subject. The list of packages is only loaded when the URL names one.
 */
export function useChosenPackage(): string | undefined {
  const search = useLocationSearch();
  const [title, setTitle] = useState<string>();
  useEffect(() => {
    const parameters = new URLSearchParams(search);
    const service = parameters.get("service");
    if (!service) return setTitle(undefined);
    import("@/lib/content/services")
      .then(({ findPackage, packageTitle }) => {
        const found = findPackage(service, parameters.get("package"));
        setTitle(found && packageTitle(found.service, found.chosen));
      })
      // If it can't be loaded, the enquiry is sent without a package.
      .catch(() => {});
  }, [search]);
  return title;
}
