import { token } from '@platform/ui';
import { styled } from 'styled-components';

/** The reports of a card, a row each: words on the left, and what can be done with the report on the right. */
export const ReportItems = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.sm};
    padding: ${token.space.md} ${token.space.lg};
  }
  /* Words take what the buttons leave, and wrap before the buttons do. */
  > li > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
  > li + li {
    border-top: 1px solid ${token.color.line};
  }
  strong {
    font-weight: ${token.weight.semibold};
  }
`;
