/** Everything but color. Lengths are rem so that the reader's own text size holds; the root is 16 px. */
export const scale = {
  space: {
    none: '0',
    hair: '0.125rem',
    xxs: '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    xxxl: '4.5rem',
    /** Between the bands of a page for visitors: 72–128 px. */
    band: 'clamp(4.5rem, 3rem + 6vw, 8rem)',
    /** The page's side margin: 20–40 px. */
    gutter: 'clamp(1.25rem, 0.75rem + 2vw, 2.5rem)',
  },
  font: {
    text: "'Figtree Variable', 'Figtree Fallback', 'Figtree Fallback Android', 'Figtree Fallback Linux', system-ui, sans-serif",
    display:
      "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Android', 'Fraunces Fallback Linux', Georgia, serif",
  },
  size: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '1.0625rem',
    lg: '1.25rem',
    xl: '1.5rem',
    xxl: 'clamp(1.75rem, 1.5rem + 1vw, 2.125rem)',
    /** Heading of a band on a page for visitors. */
    title: 'clamp(2.125rem, 1.6rem + 2.2vw, 3.25rem)',
    /** Something that a person said. */
    quote: 'clamp(1.625rem, 1.1rem + 2.2vw, 2.75rem)',
    /** Heading of a public page other than the home page. */
    headline: 'clamp(2.5rem, 1.7rem + 3.2vw, 4rem)',
    /** The headline of the home page. */
    hero: 'clamp(2.75rem, 1.7rem + 4.6vw, 5rem)',
  },
  weight: { regular: '400', medium: '500', semibold: '600', bold: '700', display: '560' },
  leading: { tight: '1.08', heading: '1.22', text: '1.55', control: '1.25' },
  radius: { sm: '0.375rem', md: '0.625rem', lg: '1rem', xl: '1.75rem', full: '999rem' },
  shadow: {
    low: '0 1px 2px rgb(var(--color-shade) / 0.06), 0 1px 1px rgb(var(--color-shade) / 0.04)',
    raised: '0 1px 2px rgb(var(--color-shade) / 0.05), 0 8px 24px -8px rgb(var(--color-shade) / 0.14)',
    floating: '0 2px 6px rgb(var(--color-shade) / 0.08), 0 24px 48px -12px rgb(var(--color-shade) / 0.28)',
  },
  motion: {
    quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
    calm: '240ms cubic-bezier(0.2, 0, 0, 1)',
    slow: '480ms cubic-bezier(0.16, 1, 0.3, 1)',
  },
  layer: { sticky: '10', drawer: '30', overlay: '40', menu: '50', toast: '60', skip: '70' },
  width: {
    text: '42rem',
    /** Lines of 65–75 characters in the size of plain text. */
    prose: '35rem',
    narrow: '30rem',
    page: '76rem',
    wide: '90rem',
    sidebar: '16rem',
    sidebarMobile: '18rem',
    sidebarCollapsed: '3rem',
  },
  control: { sm: '2.25rem', md: '2.75rem', lg: '3.25rem', target: '2.75rem' },
} as const;
