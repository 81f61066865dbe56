import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** Rows with a line between them: words on the left, actions or an amount on the right. */
export const DividedList = styled.ul`
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.sm};
    padding-block: ${token.space.xs};
  }
  li + li {
    border-top: 1px solid ${token.color.line};
  }
  b,
  strong {
    font-weight: ${token.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;
