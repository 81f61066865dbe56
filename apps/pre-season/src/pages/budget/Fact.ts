import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

/**
 * The note below the name of a line. With `data-width='narrow'` it replaces a column that does not fit on a phone or a
 * tablet; with `data-width='wide'` it shows only where there is room.
 */
export const Fact = styled.span`
  display: block;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.regular};
  &[data-width='narrow'] {
    display: none;
  }
  @media ${media.narrow} {
    &[data-width='narrow'] {
      display: block;
    }
    &[data-width='wide'] {
      display: none;
    }
  }
`;
