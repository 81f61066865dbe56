import { token } from '@platform/ui';
import { styled } from 'styled-components';

/**
 * Rows with a line between them: words on the left, actions or an amount on the right. `$align="start"` keeps the actions at
 * the first line of words that take several.
 */
export const DividedList = styled.ul.attrs({ role: 'list' })<{ $align?: 'center' | 'start' }>`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: ${({ $align = 'center' }) => $align};
    justify-content: space-between;
    gap: ${token.space.sm};
    padding-block: ${token.space.xs};
    overflow-wrap: anywhere;
  }
  > li > :first-child {
    min-width: 0;
  }
  > li > :last-child:not(:first-child) {
    flex: none;
  }
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
  @media print {
    > li {
      padding-block: ${token.space.xxs};
    }
  }
  :is(b, strong) {
    font-weight: ${token.weight.medium};
    font-variant-numeric: tabular-nums;
  }
`;
