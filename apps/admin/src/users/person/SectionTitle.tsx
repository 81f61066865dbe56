import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Heading of a section in the drawer of a person. */
export const SectionTitle = styled.h3`
  font-size: ${token.size.md};
  font-weight: ${token.weight.semibold};
`;
