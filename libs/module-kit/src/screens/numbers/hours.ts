const MOST_DECIMALS = 2;

// Created once: a formatter takes longer to create than a row to render.
const figure = new Intl.NumberFormat('en-US', { maximumFractionDigits: MOST_DECIMALS });
const aligned = [0, 1, MOST_DECIMALS].map(
  (digits) => new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

/** Minutes as hours, rounded to two decimals. */
export const toHours = (minutes: number): number => Math.round((minutes / 60) * 100) / 100;

/**
 * Hours without their unit, below a heading that names it: `24.5`, `1,204`.
 * @param decimals how many are written, as `decimalsOfHours` counts them; without it as many as the hours need
 */
export const hoursFigure = (hours: number, decimals?: number): string =>
  ((decimals === undefined ? undefined : aligned[decimals]) ?? figure).format(hours);

/** Hours in words: `24.5 h`, or `0 h` for none. */
export const hoursInWords = (hours: number): string => `${hoursFigure(hours)} h`;

/**
 * How many decimals the hours of a column need, two at most. With equally many, the figures of a column align.
 * @param all the hours of all rows
 */
export const decimalsOfHours = (all: readonly number[]): number =>
  Math.max(0, ...all.map((hours) => hoursFigure(hours).split('.')[1]?.length ?? 0));

/**
 * Writes the hours of a column with equally many decimals: `30.0 h` above `298.5 h`.
 * @param all the hours of all rows
 */
export function hoursInColumn(all: readonly number[]): (hours: number) => string {
  const decimals = decimalsOfHours(all);
  return (hours) => `${hoursFigure(hours, decimals)} h`;
}
