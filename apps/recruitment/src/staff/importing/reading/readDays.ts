import { isDay } from '@platform/module-kit/screens';

/** Whether 5/6/2025 is May 6 or June 5. */
export type DayOrder = 'month-first' | 'day-first';

const NUMBERS = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})[./\- ](\d{1,2})[./\- ](\d{1,2})(?:[T ].*)?$/;
const MONTH_NAMED = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;
const DAY_THEN_NAME = /^(\d{1,2})(?:st|nd|rd|th)?[ \-.]+([a-z]{3,9})\.?[ \-,]+(\d{4})$/i;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * The order of day and month in a file. Null if the days are ambiguous or contradict one another: then the person must
 * choose. Days with only one meaning need no choice.
 */
export function dayOrderOf(written: readonly string[]): DayOrder | null {
  const pairs = written.flatMap((text) => {
    const [, first, second] = NUMBERS.exec(text.trim()) ?? [];
    return first === undefined || second === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  const dayFirst = pairs.some(([first, second]) => first > 12 && second <= 12);
  const monthFirst = pairs.some(([first, second]) => second > 12 && first <= 12);
  if (dayFirst && monthFirst) return null;
  if (dayFirst) return 'day-first';
  const matters = pairs.some(([first, second]) => first !== second);
  return monthFirst || !matters ? 'month-first' : null;
}

/**
 * A day in a common format, as `YYYY-MM-DD`; null for any other text, and for a day that does not exist. Years of two
 * digits are close to the current one: 06 is 2006, 68 is 1968.
 */
export function readDay(written: string, order: DayOrder): string | null {
  const text = written.trim();
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first = '', second = '', year = ''] = numbers;
    const [month, day] = order === 'month-first' ? [first, second] : [second, first];
    return dayOf(fullYear(year), Number(month), Number(day));
  }
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return dayOf(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
  const named = MONTH_NAMED.exec(text);
  if (named) return dayOf(Number(named[3]), monthOf(named[1] ?? ''), Number(named[2]));
  const afterDay = DAY_THEN_NAME.exec(text);
  if (afterDay) return dayOf(Number(afterDay[3]), monthOf(afterDay[2] ?? ''), Number(afterDay[1]));
  return null;
}

const fullYear = (year: string) =>
  year.length === 4 ? Number(year) : Number(year) + (Number(year) > 40 ? 1900 : 2000);

const monthOf = (name: string) => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function dayOf(year: number, month: number, day: number): string | null {
  const [monthDigits, dayDigits] = [month, day].map((number) => String(number).padStart(2, '0'));
  const iso = `${year}-${monthDigits}-${dayDigits}`;
  return year >= 1900 && year < 2100 && isDay(iso) ? iso : null;
}
