/** The localStorage key of the theme: `true` for dark, `false` for light (docs/product.md#public-pages). */
export const THEME_KEY = "darkMode";

/**
 * Applies the stored theme, or else the system's. Runs in the document's head, before the first paint. If storage
 * is blocked, the theme is light.
 */
export const THEME_SCRIPT = `try{var d=localStorage.getItem("${THEME_KEY}");if(d==="true"||(d===null&&matchMedia("(prefers-color-scheme: dark)").matches))document.documentElement.classList.add("dark")}catch(e){}`;
