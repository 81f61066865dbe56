import type { Figure, FigureFormat } from './reportContent.ts';

const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const hours = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A figure as people read it. */
export function formatFigure(value: Figure, format: FigureFormat): string {
  if (value === null) return '–';
  if (format === 'text') return String(value);
  if (format === 'day') return formatDay(String(value));
  const number = Number(value);
  if (format === 'count') return count.format(number);
  if (format === 'hours') return hours.format(number);
  return format === 'dollars' ? dollars.format(number) : `${count.format(number)}%`;
}

/** A day (ISO 8601) as people read it: `April 1, 2025`. */
export function formatDay(isoDay: string): string {
  return day.format(new Date(`${isoDay}T00:00:00Z`));
}
