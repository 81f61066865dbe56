import { hoursInColumn, hoursInWords, type CsvCell } from '@platform/module-kit/screens';
import type { RowsKind } from './rowsOf';

/** The format of a figure. Money is in cents, hours are decimal, a rating is out of 5. */
export type MeasureFormat = 'count' | 'hours' | 'percent' | 'money' | 'rating';

/** A figure over the days, and over the days to compare with. Null if there are no rows to count. */
export interface Measure {
  label: string;
  format: MeasureFormat;
  now: number | null;
  /** Undefined without days to compare with, or if the figure is only known for today. */
  then?: number | null;
  /** Shown in place of a dash, such as `No income recorded`. */
  none?: string;
  /** Why a figure is a dash, in sentences, such as `No shifts are recorded for Season 2024.` */
  why?: string;
  /** The rows that it counts, which it links to. */
  rows?: RowsKind;
}

const number = (value: number, most = 0, least = 0) =>
  value.toLocaleString('en-US', { maximumFractionDigits: most, minimumFractionDigits: least });

/** A figure in words: `$240,000`, `96%`, `1,204`, `324 h`; a dash without one. */
export function inWords(value: number | null | undefined, format: MeasureFormat): string {
  if (value === null || value === undefined) return '–';
  const amount = Math.abs(value);
  const sign = value < 0 ? '−' : '';
  switch (format) {
    case 'count':
      return `${sign}${number(amount)}`;
    case 'hours':
      return `${sign}${hoursInWords(amount)}`;
    case 'percent':
      return `${sign}${number(amount, 1)}%`;
    case 'rating':
      return `${sign}${number(amount, 1, 1)}`;
    case 'money':
      return `${sign}$${number(amount / 100, 2, amount % 100 === 0 ? 0 : 2)}`;
  }
}

/**
 * Writes the figures of a column; hours with equally many decimals.
 * @param all the figures of all rows
 */
export function columnInWords(
  all: readonly (number | null)[],
  format: MeasureFormat,
): (value: number | null) => string {
  const hours = hoursInColumn(all.flatMap((value) => value ?? []));
  return (value) => (format === 'hours' && value !== null ? hours(value) : inWords(value, format));
}

/** The difference of two figures with its sign; percentages in points. A dash unless both are known. */
export function changeInWords({ now, then, format }: Measure): string {
  if (now === null || then === null || then === undefined) return '–';
  const change = Math.round((now - then) * 100) / 100;
  if (change === 0) return 'no change';
  if (format !== 'percent') return signedInWords(change, format);
  return change > 0 ? `+${pointsInWords(change)}` : pointsInWords(change);
}

/** A difference with its sign: `+$3,500`, `−$400`, `$0`; a dash without one. */
export function signedInWords(difference: number | null, format: MeasureFormat): string {
  const words = inWords(difference, format);
  return difference !== null && difference > 0 ? `+${words}` : words;
}

function pointsInWords(change: number): string {
  const amount = number(Math.abs(change), 1);
  return `${change < 0 ? '−' : ''}${amount} ${amount === '1' ? 'point' : 'points'}`;
}

/** A figure as a plain number for a spreadsheet; money in dollars. */
export const plainOf = (value: number | null | undefined, format: MeasureFormat): CsvCell =>
  value === null || value === undefined ? null : format === 'money' ? value / 100 : value;

/** A share in whole percent; null if the whole is zero. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);
