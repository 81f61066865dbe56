// Created once: a formatter takes longer to create than a row to render.
const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Minutes as hours, rounded to two decimals. */
export const toHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/** Hours without their unit, below a heading that names it: `24.5`, `1,204`. */
export const hoursFigure = (hours: number): string => figure.format(hours);

/** Hours in words: `24.5 h`, or `0 h` for none. */
export const hoursInWords = (hours: number): string => `${hoursFigure(hours)} h`;

const aligned = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/**
 * Writes the hours of a column with as many decimals as the longest needs, two at most, so that they align: `30.0 h`
 * above `298.5 h`.
 * @param all the hours of all rows
 */
export function hoursInColumn(all: readonly number[]): (hours: number) => string {
  const digits = Math.max(0, ...all.map((hours) => hoursFigure(hours).split('.')[1]?.length ?? 0));
  return (hours) => `${aligned[digits]?.format(hours) ?? hoursFigure(hours)} h`;
}
