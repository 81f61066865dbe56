import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** A list with a line between its rows. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Line = styled.li`
  display: grid;
  gap: ${token.space.xxs};
  padding-block: ${token.space.xs};
  & + & {
    border-top: 1px solid ${token.color.line};
  }
`;
