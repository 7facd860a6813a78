"use client";

import { useEffect, useState } from "react";
import { useLocationSearch } from "@/components/ui/location-search";

/**
 * The package that the address names (`?service=dj&package=premium`), in words; it becomes the enquiry's
 * subject. The list of packages is fetched only by those who come with one.
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
      // Without it the enquiry is one without a package.
      .catch(() => {});
  }, [search]);
  return title;
}
