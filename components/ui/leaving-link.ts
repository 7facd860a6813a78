/**
 * The link through which a click leaves the open screen, in this tab and within the site.
 *
 * @returns undefined for every other click: beside a link, on one to this very screen, to a file or elsewhere.
 */
export function leavingLink({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return link.target === "_blank" || link.download ? undefined : link;
}
