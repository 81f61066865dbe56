import { answerOf, type Platform } from '../releases/platforms/platform';

export const PEOPLE = 60;
export const SHIFTS = 400;
/** Sundays: a week whose shifts people have, and one in which all are open. */
export const PLANNED_WEEK = '2025-05-11';
export const OPEN_WEEK = '2025-06-08';
/** No certification is asked for it, so that nothing but the hours decides who has a shift. */
const ROLE = 'Gate Attendant';
const DAYS = 7;

type Client = Platform['registry'];

/** Hours on a day of a week, on New York's clock in summer. */
function hoursOn(week: string, day: number, from: number, hours: number) {
  const start = Date.parse(`${week}T00:00:00-04:00`) + (day * 24 + from) * 3_600_000;
  const iso = (moment: number) => new Date(moment).toISOString();
  return { starts_at: iso(start), ends_at: iso(start + hours * 3_600_000) };
}

/** Adds people to a club and a week of shifts that they have, with some open, and another one in which all are. */
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
  // In parts: the rules look at each shift.
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
