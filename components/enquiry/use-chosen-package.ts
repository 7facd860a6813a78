"use client";

import { useEffect, useState } from "react";
import { useLocationSearch } from "@/lib/client/address";

interface ChosenPackage {
  /** Its title, which becomes the enquiry's subject. */
  subject?: string | undefined;
  /** Whether the URL names one whose title is not known yet. */
  isLoading: boolean;
}

/**
 * What the URL asks for: a package (`?service=dj&package=premium`) or services (`?service=dj&service=vocals`). The list of
 * services is only loaded when the URL names one.
 */
export function useChosenPackage(): ChosenPackage {
  const search = useLocationSearch();
  const [found, setFound] = useState<{ search: string; subject?: string | undefined }>();
  const isAsked = new URLSearchParams(search).has("service");
  useEffect(() => {
    if (!isAsked) return;
    const parameters = new URLSearchParams(search);
    import("@/lib/content/services")
      .then(({ subjectOf }) =>
        setFound({ search, subject: subjectOf(parameters.getAll("service"), parameters.get("package")) }),
      )
      // If it can't be loaded, the enquiry is sent without a subject.
      .catch(() => setFound({ search }));
  }, [search, isAsked]);
  if (!isAsked) return { isLoading: false };
  return found?.search === search ? { subject: found.subject, isLoading: false } : { isLoading: true };
}
