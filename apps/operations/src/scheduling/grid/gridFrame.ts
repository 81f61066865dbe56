import { media, token } from '@platform/ui';
import { css, styled } from 'styled-components';

/**
 * The page widths (px) below which one week and two weeks scroll sideways. One week fits everywhere except on a phone.
 */
export const SIDEWAYS_BELOW = { week: 0, twoWeeks: 1440 };

/** On paper it is a table again, so that its head repeats on every sheet. Each row is one cell, with a grid inside. */
export const onPaper = css`
  && {
    display: table;
    width: 100%;
    min-width: 0;
    print-color-adjust: exact;
  }
  > thead {
    position: static;
    display: table-header-group;
  }
  > tbody {
    display: table-row-group;
  }
  tr {
    break-inside: avoid;
  }
`;

/** Each row has its own layout: in a table, one changed cell lays out all of them again. */
export const Grid = styled.table<{ $days: number }>`
  --name-width: 10.5rem;
  --hours-width: 4.75rem;
  --day-width: 0px;
  display: block;
  > thead,
  > tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: var(--name-width) repeat(${({ $days }) => $days}, minmax(var(--day-width), 1fr)) var(
        --hours-width
      );
  }
  &[data-tight] {
    --name-width: 5.5rem;
    --hours-width: 3.75rem;
  }
  ${({ $days }) =>
    $days > 7 &&
    css`
      &[data-tight] {
        --name-width: 8.5rem;
        --hours-width: 4.25rem;
        --day-width: 3.5rem;
      }
      @media (max-width: 1439.98px) {
        min-width: calc(var(--name-width) + ${$days} * var(--day-width) + var(--hours-width));
      }
      /* Where a week begins. */
      tr > :nth-child(9) {
        border-left: 2px solid ${token.color.lineStrong};
      }
    `}
  /* Below what sticks to the top of the page, where the grid does not scroll sideways. */
  @media ${({ $days }) => ($days > 7 ? '(min-width: 1440px)' : media.desktop)} {
    > thead {
      position: sticky;
      top: var(--header-height, 4rem);
      z-index: 3;
    }
  }
  [data-stop] {
    scroll-margin-top: calc(var(--header-height, 4rem) + 5rem);
    scroll-margin-left: var(--name-width);
  }
  @media print {
    && {
      --name-width: 7.5rem;
      --hours-width: 4rem;
      --day-width: 0px;
    }
    ${onPaper}
    tr {
      min-height: 0 !important;
    }
  }
`;

/**
 * A stacking context each, so that the browser repaints only those that change. Menus and rule names extend over the
 * next.
 */
export const Row = styled.tr`
  position: relative;
  z-index: 0;
  &:focus-within,
  &:has([data-over]) {
    z-index: 2;
  }
  /* A menu covers the head, too. */
  &:has([aria-expanded='true']) {
    z-index: 4;
  }
  &[data-kind='open'] > td {
    background: color-mix(in srgb, ${token.color.courtSoft} 40%, transparent);
  }
  &:hover > th {
    background: ${token.color.surfaceHover};
  }
`;

/** Space for rows that are not rendered. */
export const Room = styled.tr`
  tbody > & {
    display: block;
  }
`;

/** `$open` if another row of the head follows. */
export const Corner = styled.th<{ $end?: boolean; $open?: boolean }>`
  position: sticky;
  left: ${({ $end }) => ($end ? 'auto' : 0)};
  z-index: 2;
  padding: ${token.space.xs} ${token.space.xs} ${token.space.xs} ${token.space.sm};
  border-bottom: ${({ $open }) => ($open ? 0 : '1px')} solid ${token.color.lineStrong};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.medium};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  align-content: end;
`;
