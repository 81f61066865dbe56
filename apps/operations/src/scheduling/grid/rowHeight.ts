import type { GridRow } from '../rules/gridRows';

/** With at least this many rows, rendering all of them would be slow. */
export const MANY = 30;

/** Heights of the parts of a cell (rem). The styles of the cell use the same numbers. */
export const CARD_REM = 2.75;
export const LEAST_REM = 3;
export const MORE_REM = 1.75;
/** A row higher than this (rem) may be higher than a window: its name then stays in sight. */
export const TALL_REM = 24;
const ADD_REM = 1.5;
const AWAY_REM = 0.95;
const GAP_REM = 0.125;
const BORDER_REM = 1 / 16;
/** How many letters about an absence fit on a line. */
const LINE = 20;

/**
 * The most cards of one cell: hundreds would push every other row out of view. A new week from a template has a dozen
 * open shifts a day, and a manager fills it from their cards.
 */
const MOST_CARDS = 24;

/**
 * How many shifts of a cell have a card. If not all fit, the last place says how many others there are.
 * @param isAll whether every shift has a card, as on paper
 */
export const cardsOf = (count: number, isAll: boolean): number =>
  isAll || count <= MOST_CARDS ? count : MOST_CARDS - 1;

/**
 * The height of a row (rem) before it renders: a long schedule renders only visible rows. A row whose text needs more
 * lines becomes higher.
 * @param awayOn why the person is away on a day
 * @param isAll whether every shift has a card
 */
export function rowHeight(
  row: GridRow,
  days: readonly string[],
  awayOn: (day: string) => string | undefined,
  isAll = false,
): number {
  const heights = days.map((day) => {
    const count = row.byDay.get(day)?.length ?? 0;
    const cards = cardsOf(count, isAll);
    const away = awayOn(day);
    const items = [
      ...(away === undefined ? [] : [AWAY_REM * Math.ceil(away.length / LINE)]),
      ...Array.from({ length: cards }, () => CARD_REM),
      ...(cards < count ? [MORE_REM] : []),
      ...(count === 0 || row.kind !== 'person' ? [ADD_REM] : []),
    ];
    return items.reduce((sum, height) => sum + height + GAP_REM, GAP_REM);
  });
  return Math.max(LEAST_REM, ...heights) + BORDER_REM;
}
