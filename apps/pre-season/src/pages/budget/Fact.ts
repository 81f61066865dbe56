import { media, token } from '@platform/ui';
import { styled } from 'styled-components';

/** The note below the name of a line. With `data-narrow` it replaces a column that a phone has no room for. */
export const Fact = styled.span`
  display: block;
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.regular};
  &[data-narrow] {
    display: none;
  }
  @media ${media.narrow} {
    &[data-narrow] {
      display: block;
    }
  }
`;
