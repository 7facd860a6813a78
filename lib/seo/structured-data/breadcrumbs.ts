import "server-only";
import type { BreadcrumbList } from "schema-dts";
import { type PageId, type PublicPage, pages } from "@/lib/content/pages";
import { siteAddress } from "@/lib/settings/site-address";

/**
 * Builds the breadcrumbs from the home page to a page.
 *
 * @param furtherPage the page number of a paginated page from 2 on (`/gallery/2`), added as another step.
 */
export function breadcrumbs(id: PageId, furtherPage?: number): BreadcrumbList {
  const { name, path } = pages[id];
  const steps: Pick<PublicPage, "name" | "path">[] = [pages.home, { name, path }];
  if (furtherPage) steps.push({ name: `Page ${furtherPage}`, path: `${path}/${furtherPage}` });
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: siteAddress(step.path),
    })),
  };
}
