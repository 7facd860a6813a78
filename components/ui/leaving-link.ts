/**
 * Returns the link when a click is about to leave the current screen for another page of this site in this tab.
 *
 * @returns undefined for all other clicks: not on a link, or on a link to the current screen, a download, a new
 * tab or another site.
 */
export function leavingLink({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  return link.target === "_blank" || link.download ? undefined : link;
}
