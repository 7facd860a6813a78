"use client";

import { useEffect, useState } from "react";
import { useLocationSearch } from "@/lib/client/address";

interface ChosenPackage {
  /** Its title, which becomes the enquiry's subject. */
  subject?: string | undefined;
  /** Whether the URL names one whose title is not known yet. */
  isLoading: boolean;
}

/** The package in the URL (`?service=dj&package=premium`). The list of packages is only loaded when the URL names one. */
export function useChosenPackage(): ChosenPackage {
  const search = useLocationSearch();
  const [found, setFound] = useState<{ search: string; subject?: string }>();
  const parameters = new URLSearchParams(search);
  const service = parameters.get("service");
  const chosen = parameters.get("package");
  useEffect(() => {
    if (!service || !chosen) return;
    import("@/lib/content/services")
      .then(({ findPackage, packageTitle }) => {
        const match = findPackage(service, chosen);
        setFound({ search, ...(match && { subject: packageTitle(match.service, match.chosen) }) });
      })
      // If it can't be loaded, the enquiry is sent without a package.
      .catch(() => setFound({ search }));
  }, [search, service, chosen]);
  if (!service || !chosen) return { isLoading: false };
  return found?.search === search ? { subject: found.subject, isLoading: false } : { isLoading: true };
}
