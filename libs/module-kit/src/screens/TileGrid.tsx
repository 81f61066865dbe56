import { Grid, media, token } from '@platform/ui';
import { styled } from 'styled-components';

/** The figures at the top of a page: one row, or two columns on tablets and phones. */
export const TileGrid = styled(Grid).attrs({ $min: '9.5rem', $gap: 'md', $stretch: true })`
  @media ${media.narrow} {
    grid-template-columns: 1fr 1fr;
  }
  @media ${media.mobile} {
    gap: ${token.space.sm};
  }
  @media ${media.tiny} {
    grid-template-columns: 1fr;
  }
`;
