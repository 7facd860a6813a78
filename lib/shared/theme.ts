/** The localStorage key of the theme: `true` for dark, `false` for light (docs/product.md#public-pages). */
export const THEME_KEY = "darkMode";

/** Marks the button that {@link THEME_SCRIPT} answers. */
export const THEME_BUTTON = "theme";

/**
 * Applies the stored theme, or else the system's, and lets the theme button switch it, with or without React. Runs in the
 * document's head, before the first paint. If storage is blocked, the theme is light, and a choice lasts only for the page.
 *
 * The whole page switches at once, as a view transition that starts a frame after the press, so that the press is answered
 * first. A transition that is skipped because another one starts is no error.
 */
export const THEME_SCRIPT = `((root,key)=>{
const buttons="[data-native=${THEME_BUTTON}]",
isDark=()=>root.classList.contains("dark"),
show=()=>{for(const button of document.querySelectorAll(buttons))button.ariaPressed=isDark()},
set=dark=>{root.classList.toggle("dark",dark);show()};
let chosen;
try{const stored=localStorage.getItem(key);set(stored?stored==="true":matchMedia("(prefers-color-scheme: dark)").matches)}catch{}
addEventListener("DOMContentLoaded",show);
addEventListener("click",({target})=>{
if(!target.closest(buttons))return;
const dark=chosen=!(chosen??isDark());
try{localStorage.setItem(key,dark)}catch{}
const turn=()=>{set(dark);chosen=undefined};
if(!document.startViewTransition||matchMedia("(prefers-reduced-motion: reduce)").matches)turn();
else requestAnimationFrame(()=>document.startViewTransition(turn).ready.catch(()=>{}));
})})(document.documentElement,"${THEME_KEY}")`;
