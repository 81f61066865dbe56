import { css } from 'styled-components';
import { media } from '../tokens/breakpoint';
import { token } from '../tokens/token';

/** `arrows`: between a heading and its arrows. */
const closer = (space: string, arrows: string) => css`
  :is(thead, tbody) :is(th, td) {
    padding-inline: ${space};
  }
  :is(thead, tbody) tr > :first-child {
    padding-inline-start: ${token.space.md};
  }
  :is(thead, tbody) tr > :last-child {
    padding-inline-end: ${token.space.md};
  }
  /* Figures do not run into the words beside them. */
  tr > [data-align='end'] + :not([data-align]) {
    padding-inline-start: ${token.space.sm};
  }
  thead :is(th, button) {
    column-gap: ${arrows};
    white-space: normal;
  }
`;

/**
 * In a narrow place, such as on a tablet, columns stand closer, their headings wrap, and columns that need a wide place go,
 * so that the table does not scroll sideways.
 */
export const closeColumns = css`
  @media screen and ${media.desktop} {
    @container (max-width: 68rem) {
      ${closer(token.space.xs, token.space.xxs)}
    }
    @container (max-width: 60rem) {
      [data-wide-only] {
        display: none;
      }
    }
    @container (max-width: 46rem) {
      ${closer(token.space.xxs, token.space.hair)}
    }
  }
`;
