/** The localStorage key of the theme: `true` for dark, `false` for light (docs/product.md#public-pages). */
export const THEME_KEY = "darkMode";

/** Marks the button that {@link THEME_SCRIPT} answers. */
export const THEME_BUTTON = "theme";

/**
 * Applies the stored theme, or else the system's, and lets the theme button switch it, with or without React. Runs in the
 * document's head, before the first paint. If storage is blocked, the theme is light, and a choice only applies to the page.
 */
export const THEME_SCRIPT = `((root,key)=>{
const set=dark=>root.classList.toggle("dark",dark);
try{const stored=localStorage.getItem(key);set(stored?stored==="true":matchMedia("(prefers-color-scheme: dark)").matches)}catch{}
addEventListener("click",({target})=>{
const button=target.closest("[data-native=${THEME_BUTTON}]");
if(!button)return;
const dark=set();
button.setAttribute("aria-pressed",dark);
try{localStorage.setItem(key,dark)}catch{}
})})(document.documentElement,"${THEME_KEY}")`;
