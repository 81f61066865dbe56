import { answerOf, type Platform } from '../releases/platforms/platform';

export const PEOPLE = 60;
export const SHIFTS = 400;
/** Sundays: a week with assigned shifts, and one in which all are open. */
export const PLANNED_WEEK = '2025-05-11';
export const OPEN_WEEK = '2025-06-08';
/** Needs no certification, so that only the hours decide who gets a shift. */
const ROLE = 'Gate Attendant';
const DAYS = 7;

type Client = Platform['registry'];

/** Hours on a day of a week, on New York's summer time. */
function hoursOn(week: string, day: number, from: number, hours: number) {
  const start = Date.parse(`${week}T00:00:00-04:00`) + (day * 24 + from) * 3_600_000;
  const iso = (moment: number) => new Date(moment).toISOString();
  return { starts_at: iso(start), ends_at: iso(start + hours * 3_600_000) };
}

/** Adds people to a club, a week with their shifts and some open ones, and a week in which all shifts are open. */
export async function addSchedule(client: Client, clubId: string): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_, number) => ({
    id: `10000005-0000-4000-9000-${String(number).padStart(12, '0')}`,
    club_id: clubId,
    name: `Person ${number}`,
    role: ROLE,
    status: 'Active',
    hourly_rate: 14 + (number % 5),
  }));
  await answerOf(client.from('staff_members').insert(people));
  const planned = Array.from({ length: SHIFTS }, (_, number) => {
    const [place, day] = [Math.floor(number / DAYS), number % DAYS];
    const person = place < PEOPLE - 6 ? people[place] : undefined;
    return shiftOf(clubId, hoursOn(PLANNED_WEEK, day, 10 + (place % 3), 5), person?.id ?? null);
  });
  const open = Array.from({ length: SHIFTS }, (_, number) =>
    shiftOf(clubId, hoursOn(OPEN_WEEK, number % DAYS, 7 + (number % 11), 4 + (number % 3)), null),
  );
  // In batches: the rules check each shift.
  for (const rows of [planned, open]) {
    for (let first = 0; first < rows.length; first += 100) {
      await answerOf(client.from('shifts').insert(rows.slice(first, first + 100)));
    }
  }
}

const shiftOf = (clubId: string, hours: { starts_at: string; ends_at: string }, staffId: string | null) => ({
  club_id: clubId,
  staff_id: staffId,
  role: ROLE,
  location: 'Front gate',
  status: 'draft',
  break_minutes: 0,
  ...hours,
});
