import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** A section of the drawer, with its heading. */
export const Section = styled.section`
  display: grid;
  gap: ${token.space.sm};
  h3 {
    font-size: ${token.size.md};
  }
`;
