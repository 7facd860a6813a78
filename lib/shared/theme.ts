/** Where the theme is kept, as the text `true` or `false` (SPEC section 9). */
export const THEME_KEY = "darkMode";

/**
 * Runs in the document's head, before anything is painted: the stored theme, else the system's.
 * (Storage may be forbidden; then the light theme it is.)
 */
export const THEME_SCRIPT = `try{var d=localStorage.getItem("${THEME_KEY}");if(d==="true"||(d===null&&matchMedia("(prefers-color-scheme: dark)").matches))document.documentElement.classList.add("dark")}catch(e){}`;
