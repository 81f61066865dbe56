import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Heading of a part of what is open. */
export const SectionTitle = styled.h3`
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;
