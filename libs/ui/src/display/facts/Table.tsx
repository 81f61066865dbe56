import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../tokens/breakpoint';
import { token } from '../../tokens/token';

export interface TableFrameProps {
  /** What the table lists; names the scrolling region. */
  label: string;
  children: ReactNode;
}

/** Scrolls a wide table sideways, by keyboard too, so that the page never does. */
export function TableFrame({ label, children }: TableFrameProps) {
  return (
    <Scroller role="region" aria-label={label} tabIndex={0}>
      {children}
    </Scroller>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
`;

/** A plain `<table>` with the house's lines. `data-align="end"` on a cell sets figures to the right. */
export const Table = styled.table`
  width: 100%;
  font-size: ${token.size.sm};
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${token.space.sm} ${token.space.md};
    text-align: start;
    vertical-align: middle;
  }
  thead th {
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
    font-weight: ${token.weight.semibold};
    white-space: nowrap;
  }
  tbody th {
    font-weight: ${token.weight.semibold};
  }
  tbody tr {
    border-top: 1px solid ${token.color.line};
  }
  tbody tr:hover {
    background: ${token.color.surfaceHover};
  }
  [data-align='end'] {
    text-align: end;
  }
  @media ${media.mobile} {
    th,
    td {
      padding-inline: ${token.space.sm};
    }
  }
`;
