import { Grid, media } from '@platform/ui';
import { styled } from 'styled-components';

/** Figures beside one another. On a phone they stand in pairs, and one that is left over takes the whole line. */
export const Tiles = styled(Grid).attrs({ $min: '9.5rem', $gap: 'md', $stretch: true })`
  @media ${media.mobile} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
