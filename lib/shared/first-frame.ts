/**
 * Runs in the document's head. Marks a page that opens at a place further down, because it is reloaded, gone back to, or its URL
 * names a part: the first frame leaves out nothing then (site.css, `.below`). So does a link to a part, before the browser goes
 * there: if parts got their true heights only afterwards, it could end in the wrong place.
 */
export const FIRST_FRAME_SCRIPT = `{const whole=()=>{document.documentElement.dataset.whole=""};performance.navigation.type||location.hash?whole():addEventListener("click",e=>e.target.closest("[href^='#']")&&whole(),true)}`;

/** After how many milliseconds from the first frame on every part below the first screen has had its turn (site.css, `.below`). */
export const ALL_LAID_OUT_MS = 1300;
