import type { Figure, FigureFormat } from './reportContent.ts';
import type { ReportDays } from './reportDefinition.ts';

const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options);

const numbers = {
  count: number({ maximumFractionDigits: 0 }),
  rating: number({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  decimal: number({ maximumFractionDigits: 2 }),
  // As on the pages (libs/module-kit/src/screens/numbers/hours.ts).
  hours: number({ maximumFractionDigits: 2 }),
  dollars: number({ style: 'currency', currency: 'USD' }),
  wholeDollars: number({ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
  percent: number({ maximumFractionDigits: 1 }),
};
const units = { hours: ' h', percent: '%' };
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A figure as people read it. */
export function formatFigure(value: Figure, format: FigureFormat): string {
  if (value === null) return '–';
  if (format === 'text') return String(value);
  if (format === 'word') return capitalized(String(value));
  if (format === 'day') return formatDay(String(value));
  const text = numbers[format].format(Number(value));
  return format === 'percent' || format === 'hours' ? text + units[format] : text;
}

/**
 * Formats the figures of a column; hours and percentages with equally many decimals, so that they align: `25.5 h` above
 * `30.0 h`. Plain decimals stay as they are: a column of them can hold a rating above a percentage.
 * @param all the figures of all rows
 */
export function formatColumn(all: readonly Figure[], format: FigureFormat): (value: Figure) => string {
  if (format !== 'hours' && format !== 'percent') return (value) => formatFigure(value, format);
  const decimals = Math.max(0, ...all.map((value) => decimalsOf(value, format)));
  const aligned = number({ minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return (value) => (value === null ? formatFigure(value, format) : aligned.format(Number(value)) + units[format]);
}

/** How many decimals a figure needs: none for a dash. */
const decimalsOf = (value: Figure, format: keyof typeof units): number =>
  value === null ? 0 : (numbers[format].format(Number(value)).split('.')[1]?.length ?? 0);

/** A day (ISO 8601) as people read it: `April 1, 2025`. */
export function formatDay(isoDay: string): string {
  return day.format(new Date(`${isoDay}T00:00:00Z`));
}

/** Days as people read them: `April 1, 2025 – April 30, 2025`. */
export const formatDays = ({ from, to }: ReportDays): string =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
