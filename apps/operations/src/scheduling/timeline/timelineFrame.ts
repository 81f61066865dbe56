import { media, token } from '@platform/ui';
import { styled } from 'styled-components';
import { onPaper } from '../grid/gridFrame';
import type { Span } from './clubDay';

/** Height of one lane of bars, with the gap below it (rem). */
export const LANE_REM = 2.5;
/** Minimum width of an hour (rem). */
const HOUR_REM = 3;

/** The position of a period on the line of a day, and whether it starts before or ends after the shown hours. */
export function stretch({ startsAt, endsAt }: { startsAt: string; endsAt: string }, { from, until }: Span) {
  const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
  const share = (moment: number) => ((Math.min(until, Math.max(from, moment)) - from) / (until - from)) * 100;
  return {
    left: `${share(start)}%`,
    width: `${share(end) - share(start)}%`,
    isCutBefore: start < from,
    isCutAfter: end > until,
  };
}

/** The page width (px) below which the hours scroll sideways. */
export const SIDEWAYS_BELOW = 1152;

export const Grid = styled.table<{ $hours: number }>`
  --name-width: 10.5rem;
  --hours-width: 4.75rem;
  display: block;
  min-width: calc(var(--name-width) + var(--hours-width) + ${({ $hours }) => $hours * HOUR_REM}rem);
  &[data-tight] {
    --name-width: 7rem;
    --hours-width: 3.75rem;
  }
  > thead,
  > tbody {
    display: block;
  }
  tr {
    display: grid;
    grid-template-columns: var(--name-width) repeat(${({ $hours }) => $hours}, minmax(0, 1fr)) var(--hours-width);
  }
  /* Bars go below the names. */
  tr > th:first-child {
    z-index: 5;
  }
  [data-stop] {
    scroll-margin: calc(var(--header-height, 4rem) + 7rem) 1rem 1rem var(--name-width);
  }
  @media not all and ${media.narrow} {
    min-width: 0;
    > thead {
      position: sticky;
      top: var(--header-height, 4rem);
      z-index: 3;
    }
  }
  @media print {
    && {
      --name-width: 7.5rem;
      --hours-width: 4rem;
    }
    ${onPaper}
  }
`;

/** Each row paints separately. */
export const Row = styled.tr`
  position: relative;
  z-index: 0;
  &:focus-within,
  &[data-over] {
    z-index: 2;
  }
  /* A menu covers the head, too. */
  &:has([aria-expanded='true']) {
    z-index: 4;
  }
  &[data-kind='open'] > td {
    background-color: color-mix(in srgb, ${token.color.courtSoft} 40%, transparent);
  }
`;

/** The hours of a row: a line between each, and one for the current time. */
export const Track = styled.td<{ $hours: number }>`
  position: relative;
  grid-column: span ${({ $hours }) => $hours};
  padding: 0;
  border-bottom: 1px solid ${token.color.line};
  background-image: linear-gradient(to right, ${token.color.line} 1px, transparent 1px);
  background-size: calc(100% / ${({ $hours }) => $hours}) 100%;
  user-select: none;
  &::after {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: var(--now);
    z-index: 0;
    width: 2px;
    background: ${token.color.court};
    pointer-events: none;
  }
  table:not([data-now]) &::after {
    display: none;
  }
  &[data-blocked] {
    background-image: repeating-linear-gradient(
      135deg,
      transparent 0 7px,
      color-mix(in srgb, ${token.color.danger} 16%, transparent) 7px 9px
    );
    background-size: auto;
  }
  @media print {
    print-color-adjust: exact;
    &::after {
      display: none;
    }
  }
`;
