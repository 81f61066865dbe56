import { addDays } from '@platform/module-kit/screens';

export type Period = 'month' | 'year' | 'all';

/** The first day (ISO 8601) of a period that ends today: 30 days, 365 days, or all time. */
export function firstDayOf(period: Period, today: string): string {
  if (period === 'all') return '2000-01-01';
  return addDays(today, period === 'month' ? -29 : -364);
}

export const periodWords: readonly { value: Period; label: string }[] = [
  { value: 'month', label: '30 days' },
  { value: 'year', label: '12 months' },
  { value: 'all', label: 'All' },
];

/** The shortest period that reaches back to a day, so that the page does not fetch the same rows twice. */
export function periodSince(day: string, today: string): Period {
  if (day >= firstDayOf('month', today)) return 'month';
  return day >= firstDayOf('year', today) ? 'year' : 'all';
}
