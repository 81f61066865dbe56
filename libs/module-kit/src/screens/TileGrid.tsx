import { Grid, media, token } from '@platform/ui';
import { styled } from 'styled-components';

/** The figures that a page begins with: in one row, and two by two on a tablet or a phone. */
export const TileGrid = styled(Grid).attrs({ $min: '9.5rem', $gap: 'md', $stretch: true })`
  @media ${media.narrow} {
    grid-template-columns: 1fr 1fr;
  }
  @media ${media.mobile} {
    grid-template-columns: 1fr 1fr;
    gap: ${token.space.sm};
  }
  @media ${media.tiny} {
    grid-template-columns: 1fr;
  }
`;
