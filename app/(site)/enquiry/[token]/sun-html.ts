/** The sun of components/ui/horizon.tsx, behind the first card. Route handlers can't render React. */
export const SUN_HTML = `<svg viewBox="0 0 480 300" aria-hidden="true" class="pointer-events-none absolute -top-14 right-4 -z-10 w-40 overflow-visible sm:-top-32 sm:right-8 sm:w-[22rem]">
<defs><radialGradient id="halo"><stop offset="0" stop-color="var(--glow)" stop-opacity="0.55"/><stop offset="1" stop-color="var(--glow)" stop-opacity="0"/></radialGradient></defs>
<circle cx="240" cy="150" r="190" fill="url(#halo)"/><circle cx="240" cy="150" r="92" fill="var(--glow)"/></svg>`;
