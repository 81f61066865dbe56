import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** The name of a row with a short note below; never squeezed to one word a line. */
export const NameCell = styled.span`
  display: grid;
  gap: ${token.space.hair};
  min-width: 10rem;
`;

/** Text with its line breaks. */
export const Written = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
