import { addDays, everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { momentOf } from '../../../shared/calendar/clock';
import { byStart } from '../changes/placing';
import type { Candidate } from '../rows/person';
import type { Shift } from '../rows/shift';
import type { ScheduleChange, Tiles } from '../rows/week';
import { read, readFirst } from './requests';
import { READ_COLUMNS, shiftOf, type ShiftRow } from './shiftRow';

/**
 * The shifts that start in a week, by start.
 * @param week its Sunday
 * @param seesDrafts whether to include canceled shifts and drafts that no one was told about
 */
export async function readShifts(club: Club, week: string, seesDrafts: boolean): Promise<Shift[]> {
  const from = momentOf(`${week}T00:00`, club.time_zone);
  const until = momentOf(`${addDays(week, 7)}T00:00`, club.time_zone);
  const rows = await everyPage<ShiftRow>((after) =>
    read((db) => {
      const shifts = db
        .from('shifts')
        .select(READ_COLUMNS)
        .eq('club_id', club.id)
        .gte('starts_at', from)
        .lt('starts_at', until);
      const wanted = seesDrafts ? shifts : shifts.eq('status', 'published');
      const rest = after ? wanted.gt('id', after.id) : wanted;
      return rest.order('id').limit(PAGE);
    }),
  );
  return rows.map(shiftOf).sort(byStart);
}

/** The figures above the schedule, on the club's day and in its week. */
export async function readTiles(club: Club): Promise<Tiles> {
  const [row] = await readFirst(club, 'tiles', () => read((db) => db.rpc('schedule_tiles', { club_id: club.id })));
  return {
    shiftsToday: row?.shifts_today ?? 0,
    needCoverage: row?.need_coverage ?? 0,
    shiftsThisWeek: row?.shifts_this_week ?? 0,
    openShifts: row?.open_shifts ?? 0,
    coverage: row?.coverage ?? null,
  };
}

/** The last four changes of the schedule, the newest first. */
export async function readChanges(club: Club): Promise<ScheduleChange[]> {
  const rows = await readFirst(club, 'changes', () =>
    read((db) => db.rpc('recent_schedule_changes', { club_id: club.id })),
  );
  return rows.map(({ happened_at: happenedAt, ...change }) => ({ ...change, happenedAt }));
}

/** The labor budget of a week in US dollars, across all departments; null without one. */
export async function readBudget(club: Club, week: string): Promise<number | null> {
  const rows = await read((db) =>
    db.from('labor_budgets').select('budget').eq('club_id', club.id).eq('week_start', week),
  );
  return rows.length === 0 ? null : rows.reduce((sum, { budget }) => sum + budget, 0);
}

/** Who could take a shift, the best first. */
export async function readCandidates(shiftId: string): Promise<Candidate[]> {
  const rows = await read((db) => db.rpc('eligible_staff', { shift_id: shiftId }));
  return rows.map(({ staff_id: staffId, minutes_this_week: minutesThisWeek, ...row }) => ({
    ...row,
    staffId,
    minutesThisWeek,
  }));
}
