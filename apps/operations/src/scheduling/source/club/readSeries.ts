import { everyPage, PAGE } from '@platform/module-kit/screens';
import type { Club } from '@platform/session';
import { byNext, bySeries } from '../../planning/series/bySeries';
import { byStart } from '../changes/placing';
import type { Shift } from '../rows/shift';
import type { Series } from '../rows/week';
import { read } from './requests';
import { READ_COLUMNS, shiftOf, type ShiftRow } from './shiftRow';

/** The shifts of a series, by start. */
export async function readSeries(club: Club, seriesId: string): Promise<Shift[]> {
  const rows = await everyPage<ShiftRow>((after) =>
    read((db) => {
      const shifts = db.from('shifts').select(READ_COLUMNS).eq('club_id', club.id).eq('series_id', seriesId);
      return (after ? shifts.gt('id', after.id) : shifts).order('id').limit(PAGE);
    }),
  );
  return rows.map(shiftOf).sort(byStart);
}

/** The most series in one request for first shifts, because their ids are in its URL. */
const AT_ONCE = 100;

/** The series with future shifts, by their next shift. */
export async function readComingSeries(club: Club, now: Date): Promise<Series[]> {
  const rows = await everyPage<ShiftRow>((after) =>
    read((db) => {
      const shifts = db
        .from('shifts')
        .select(READ_COLUMNS)
        .eq('club_id', club.id)
        .not('series_id', 'is', null)
        .neq('status', 'cancelled')
        .gt('starts_at', now.toISOString());
      return (after ? shifts.gt('id', after.id) : shifts).order('id').limit(PAGE);
    }),
  );
  const coming = bySeries(rows.map(shiftOf).sort(byStart));
  const firsts = await readFirsts(club, [...coming.keys()]);
  const series = [...coming].map(([id, shifts]) => ({
    id,
    firstAt: firsts.get(id) ?? startOf(shifts),
    coming: shifts,
  }));
  return series.sort(byNext);
}

const startOf = ([first]: readonly Shift[]): string => first?.startsAt ?? '';

/** The start of the first shift of each series. */
async function readFirsts(club: Club, ids: readonly string[]): Promise<Map<string, string>> {
  const firsts = new Map<string, string>();
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    const rows = await everyPage<{ id: string; series_id: string | null; starts_at: string }>((after) =>
      read((db) => {
        const shifts = db
          .from('shifts')
          .select('id, series_id, starts_at')
          .eq('club_id', club.id)
          .in('series_id', some)
          .neq('status', 'cancelled');
        return (after ? shifts.gt('id', after.id) : shifts).order('id').limit(PAGE);
      }),
    );
    for (const row of rows) {
      const id = row.series_id ?? '';
      const at = new Date(row.starts_at).toISOString();
      const known = firsts.get(id);
      if (known === undefined || at < known) firsts.set(id, at);
    }
  }
  return firsts;
}
