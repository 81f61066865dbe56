import { media, token } from '@platform/ui';
import { css, styled } from 'styled-components';

/** What is hidden for sighted people in its cells stays within it. Where it scrolls sideways, its edge says so. */
export const Scroll = styled.div<{ $wide: boolean }>`
  position: relative;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  ${({ $wide }) =>
    $wide &&
    css`
      @media (max-width: 1439.98px) {
        overflow-x: auto;
        overscroll-behavior-x: contain;
      }
    `}
  @media print {
    overflow: visible;
    border: 0;
  }
`;

/** Each row is laid out by itself: in a table, one cell that changes lays all of them out again. */
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
    --name-width: 7rem;
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
        width: max-content;
        min-width: 100%;
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
    --name-width: 7.5rem;
    --hours-width: 3.75rem;
    --day-width: 0px;
    width: 100%;
    min-width: 0;
    > thead {
      position: static;
      display: block;
    }
  }
`;

/** A stacking context each: the browser paints those anew that change. Menus and the names of rules reach over the next. */
export const Row = styled.tr`
  position: relative;
  z-index: 0;
  &:focus-within,
  &:has([data-over]) {
    z-index: 2;
  }
  &[data-kind='open'] > td {
    background: color-mix(in srgb, ${token.color.courtSoft} 40%, transparent);
  }
  &:hover > th {
    background: ${token.color.surfaceHover};
  }
`;

/** Room for rows that are not drawn. */
export const Room = styled.tr`
  tbody > & {
    display: block;
  }
`;

export const Corner = styled.th<{ $end?: boolean }>`
  position: sticky;
  left: 0;
  z-index: 2;
  padding: ${token.space.xs} ${token.space.xs} ${token.space.xs} ${token.space.sm};
  border-bottom: 1px solid ${token.color.lineStrong};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
  font-size: ${token.size.xs};
  font-weight: ${token.weight.medium};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};
  align-content: end;
`;
