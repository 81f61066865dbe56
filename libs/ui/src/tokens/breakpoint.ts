/** Below this width (px) the product shows its phone layout (specification 9.1). */
export const MOBILE_BREAKPOINT = 768;

/** Media queries, ready for a template: `@media ${media.desktop} { … }`. */
export const media = {
  desktop: `(min-width: ${MOBILE_BREAKPOINT}px)`,
  mobile: `(max-width: ${MOBILE_BREAKPOINT - 0.02}px)`,
  /** A tablet held upright: the sidebar shows icons alone unless the person chose otherwise. */
  tablet: `(min-width: ${MOBILE_BREAKPOINT}px) and (max-width: 1023.98px)`,
  /** No room for two buttons beside each other. */
  compact: '(max-width: 479.98px)',
  /** No room for two figures beside each other. */
  tiny: '(max-width: 359.98px)',
  /** Room for words and a picture beside each other. */
  beside: '(min-width: 900px)',
  /** A tablet: no room beside the sidebar for a table, a board or four tiles. */
  narrow: '(max-width: 1151.98px)',
  /** Room for three columns. */
  wide: '(min-width: 1080px)',
  /** A low window or large text: sticky parts would leave no room for what scrolls. */
  low: '(max-height: 24rem)',
  touch: '(pointer: coarse)',
  still: '(prefers-reduced-motion: reduce)',
} as const;
