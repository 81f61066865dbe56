import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { tablePlace } from './cardRows';

/** The place of a table: what is higher or wider than it scrolls inside. */
export const TableScroller = styled.div<{ $maxHeight?: string; $cards: boolean }>`
  ${tablePlace}
  position: relative;
  overflow: auto;
  max-height: ${({ $maxHeight = 'none' }) => $maxHeight};
  overflow-anchor: none;
  /* Nothing scrolls in it: the page's own scrolling holds the head below the page's header. */
  &[data-fits] {
    overflow: visible;
    thead th {
      top: var(--header-height, 0);
    }
    /* As round as the card around it. */
    thead th:first-child {
      border-start-start-radius: ${token.radius.lg};
    }
    thead th:last-child {
      border-start-end-radius: ${token.radius.lg};
    }
  }
  border-radius: inherit;
  /* Paper does not scroll. */
  @media print {
    overflow: visible;
    max-height: none;
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
