/** The localStorage key of the theme: `true` for dark, `false` for light (docs/product.md#public-pages). */
export const THEME_KEY = "darkMode";

/** Marks the button that {@link THEME_SCRIPT} answers. */
export const THEME_BUTTON = "theme";

/**
 * Applies the stored theme, or else the system's, and lets the theme button switch it, with or without React. Runs in the
 * document's head, before the first paint. All of the page turns at once, as a view transition, which begins a frame after the
 * press so that the press is answered first. It is skipped where another one begins, which is no error. If storage is blocked, the theme is light, and a choice only applies to the page.
 */
export const THEME_SCRIPT = `((root,key)=>{
let chosen;
const set=dark=>root.classList.toggle("dark",dark);
try{const stored=localStorage.getItem(key);set(stored?stored==="true":matchMedia("(prefers-color-scheme: dark)").matches)}catch{}
addEventListener("click",({target})=>{
const buttons="[data-native=${THEME_BUTTON}]";
if(!target.closest(buttons))return;
const dark=chosen=!(chosen??root.classList.contains("dark"));
try{localStorage.setItem(key,dark)}catch{}
const turn=()=>{
set(dark);
chosen=undefined;
for(const button of document.querySelectorAll(buttons))button.setAttribute("aria-pressed",dark);
};
if(!document.startViewTransition||matchMedia("(prefers-reduced-motion: reduce)").matches)turn();
else requestAnimationFrame(()=>document.startViewTransition(turn).ready.catch(()=>{}));
})})(document.documentElement,"${THEME_KEY}")`;
