/**
 * Runs in the document's head. Marks a page that opens at a place further down, because it is reloaded, gone back to, or its URL
 * names a part: the first frame leaves out nothing then (site.css, `.below`).
 */
export const FIRST_FRAME_SCRIPT =
  'if(performance.navigation.type||location.hash)document.documentElement.dataset.whole=""';

/** After how many milliseconds from the first frame on every part below the first screen has had its turn (site.css, `.below`). */
export const ALL_LAID_OUT_MS = 1300;
