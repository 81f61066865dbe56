import { dateInWords } from '../../dates/dateInWords';

/** `2025-05-24` → `May 24, 2025`. A date has no time zone of its own. */
export function spokenDate(date: string): string {
  return dateInWords(date, 'day', 'UTC');
}

/** `14:30` → `2:30 PM`. */
export function spokenTime(time: string): string {
  return dateInWords(`1970-01-01T${time}Z`, 'time', 'UTC');
}

interface Temporal {
  kind: 'date' | 'time';
  value: string;
  /** The browser holds digits that make no date, such as February 30. */
  unfinished: boolean;
  min?: string;
  max?: string;
}

/** The problem of a date or time, in one sentence; undefined if there is none. */
export function temporalProblem({ kind, value, unfinished, min, max }: Temporal): string | undefined {
  const spoken = kind === 'date' ? spokenDate : spokenTime;
  if (unfinished) return kind === 'date' ? 'Enter a whole date: month, day and year.' : 'Enter a whole time.';
  // Both forms are of fixed length, so their order is the order of their letters.
  if (value && min && value < min) return `Choose ${spoken(min)} or later.`;
  if (value && max && value > max) return `Choose ${spoken(max)} or earlier.`;
  return undefined;
}
