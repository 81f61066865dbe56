/** A shift in the picture: weekday from 0 (Sunday), hours and minutes of the club's clock. */
export interface DrawnShift {
  weekday: number;
  from: string;
  to: string;
  /** Its person may not be able to work it. */
  needsCover?: boolean;
}

interface DrawnRow {
  name: string;
  shifts: readonly DrawnShift[];
}

const morning = { from: '10:00', to: '16:00' };
const afternoon = { from: '14:00', to: '20:00' };
const on = (weekdays: readonly number[], hours: typeof morning): DrawnShift[] =>
  weekdays.map((weekday) => ({ weekday, ...hours }));

/** The days of the demo club's week, whose clock stands still on Thursday. */
export const days = ['Sun 27', 'Mon 28', 'Tue 29', 'Wed 30', 'Thu 1', 'Fri 2', 'Sat 3'] as const;
export const today = 4;

/** Part of a week at Pine Hollow, the demo club. A test compares it with the club's rows. */
export const guards: readonly DrawnRow[] = [
  { name: 'Jordan Blake', shifts: on([0, 2, 4, 6], morning) },
  {
    name: 'Mateo Alvarez',
    shifts: on([0, 2, 4, 6], morning).map((shift) =>
      shift.weekday === today ? { ...shift, needsCover: true } : shift,
    ),
  },
  { name: 'Priya Raman', shifts: on([0, 2, 4, 6], afternoon) },
  { name: 'Naomi Brooks', shifts: on([0, 2], afternoon) },
  { name: 'Sofia Marino', shifts: on([1, 3, 5], morning) },
];

/** The open shifts, at most one a day. */
export const openShifts: readonly (DrawnShift & { role: string })[] = [
  { weekday: 4, role: 'Lifeguard', ...afternoon },
  { weekday: 5, role: 'Lifeguard', ...afternoon },
  { weekday: 6, role: 'Lifeguard', ...afternoon },
];

/** The schedule's tiles about the week. */
export const figures = { today: 12, needCoverage: 2, week: 84, coverage: 94, open: 5 } as const;

/** `14:00` to `20:00` as `2 – 8 PM`. */
export function hoursOf({ from, to }: Pick<DrawnShift, 'from' | 'to'>): string {
  const [start, end] = [from, to].map((time) => Number(time.slice(0, 2))) as [number, number];
  const half = (hour: number) => (hour < 12 ? 'AM' : 'PM');
  const clock = (hour: number) => String(((hour + 11) % 12) + 1);
  const opening = half(start) === half(end) ? clock(start) : `${clock(start)} ${half(start)}`;
  return `${opening} – ${clock(end)} ${half(end)}`;
}
