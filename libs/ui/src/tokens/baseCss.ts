/** Base styles of elements. Classes: `tabular` for figures in columns. */
export const baseCss = `*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html {
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  /* What a hash names lands below the sticky header, with a little room. */
  scroll-padding-top: 6rem;
  background: var(--color-page);
}
/* In a low window, keep the focused element clear of the toasts. */
@media (max-height: 30rem) {
  html:has([data-toast]) { scroll-padding-bottom: 8rem; }
}
body {
  min-height: 100dvh;
  background: var(--color-page);
  color: var(--color-ink);
  font-family: var(--font-text);
  font-size: var(--size-md);
  font-weight: var(--weight-regular);
  line-height: var(--leading-text);
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
}
h1, h2, h3, h4 { line-height: var(--leading-heading); font-weight: var(--weight-semibold); text-wrap: balance; }
p, li, dt, dd, td, th, figcaption { text-wrap: pretty; }
ul[role="list"], ol[role="list"] { list-style: none; padding: 0; }
img, svg, video, canvas { display: block; max-width: 100%; }
svg { flex: none; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { cursor: pointer; }
a { color: var(--color-water); text-decoration-thickness: 0.08em; text-underline-offset: 0.18em; }
a:hover { color: var(--color-water-hover); }
table { border-collapse: collapse; }
fieldset { border: 0; padding: 0; min-width: 0; }
:focus-visible { outline: 3px solid var(--color-focus); outline-offset: 2px; }
:root[data-taken-over] { overflow: hidden; }
:root[data-taken-over='scrolled'] { scrollbar-gutter: stable; }
::selection { background: var(--color-water-soft); color: var(--color-water-ink); }
[hidden] { display: none !important; }
.tabular { font-variant-numeric: tabular-nums; font-feature-settings: "tnum"; }
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
}`;
