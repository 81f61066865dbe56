import { dayAt } from '../../_shared/jobs/readClub.ts';
import { readPages } from '../../_shared/jobs/readPages.ts';
import type { ReportSource } from '../reportDefinition.ts';

/** A shift that was not cancelled. */
export interface ShiftOfPeriod {
  /** Null: nobody works it. */
  staffId: string | null;
  role: string;
  location: string | null;
  /** The day on which it begins at the club (ISO 8601). */
  day: string;
  /** Worked minutes: without the break, which is unpaid. */
  minutes: number;
  isPublished: boolean;
  needsCover: boolean;
}

type ShiftRow = {
  staff_id: string | null;
  role: string;
  location: string | null;
  starts_at: string;
  ends_at: string;
  break_minutes: number;
  status: string;
  needs_cover: boolean;
};

const DAY_MS = 86_400_000;

/** The shifts that begin on a day of the period, by the club's own calendar. */
export async function readShifts({ context, club, from, to }: ReportSource): Promise<ShiftOfPeriod[]> {
  const shifts: ShiftOfPeriod[] = [];
  const pages = readPages<ShiftRow>(context, {
    name: 'shifts',
    key: ['id'],
    columns: ['staff_id', 'role', 'location', 'starts_at', 'ends_at', 'break_minutes', 'status', 'needs_cover'],
    filters: [
      ['club_id', `eq.${club.id}`],
      ['status', 'neq.cancelled'],
      // A day wider on both sides than the period in UTC; the days of the club decide below.
      ['starts_at', `gte.${new Date(Date.parse(from) - DAY_MS).toISOString()}`],
      ['starts_at', `lt.${new Date(Date.parse(to) + 2 * DAY_MS).toISOString()}`],
    ],
  });
  for await (const page of pages) {
    shifts.push(...page.map((row) => shiftOf(row, club.timeZone)).filter(({ day }) => from <= day && day <= to));
    await context.progress(20, 'Reading the shifts');
  }
  return shifts;
}

function shiftOf(row: ShiftRow, timeZone: string): ShiftOfPeriod {
  const [start, end] = [new Date(row.starts_at), new Date(row.ends_at)];
  return {
    staffId: row.staff_id,
    role: row.role,
    location: row.location,
    day: dayAt(start, timeZone),
    minutes: (end.getTime() - start.getTime()) / 60_000 - row.break_minutes,
    isPublished: row.status === 'published',
    needsCover: row.needs_cover,
  };
}
