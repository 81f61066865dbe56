import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Heading of one side of a comparison. */
export const SideTitle = styled.h4`
  margin-bottom: ${token.space.xs};
  font-size: ${token.size.md};
`;

/** Lines below each other, without marks. */
export const Lines = styled.ul`
  display: grid;
  gap: ${token.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;
