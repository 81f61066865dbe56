import { asking, byName, everyPage, PAGE } from '@platform/module-kit/screens';
import type { FormerMember, LastSeason, RehireOutcome } from '../rows/lastSeason';

const read = asking("Failed to fetch last season's staff");

interface RecordRow {
  staff_id: string;
  name: string;
  role: string;
  outcome: FormerMember['outcome'];
  eligible_for_rehire: boolean;
  returned: boolean;
}

/** A club's newest closed season, with everyone who worked it; null without one. @throws DataError */
export async function readLastSeason(clubId: string): Promise<LastSeason | null> {
  const [season] = await read((db) =>
    db
      .from('seasons')
      .select('id, year')
      .eq('club_id', clubId)
      .not('closed_at', 'is', null)
      .order('year', { ascending: false })
      .limit(1),
  );
  if (!season) return null;
  const rows = await everyPage(pagesOf(season.id));
  return { ...season, people: rows.map(toFormerMember).sort(byName) };
}

const pagesOf = (seasonId: string) => (after: RecordRow | null) =>
  read((db) => {
    const all = db
      .from('staff_season_records')
      .select('staff_id, name, role, outcome, eligible_for_rehire, returned')
      .eq('season_id', seasonId);
    const rest = after === null ? all : all.gt('staff_id', after.staff_id);
    const page = rest.order('staff_id').limit(PAGE);
    // The generated types make every view column nullable, even those that cannot be null.
    return page.overrideTypes<RecordRow[], { merge: false }>();
  });

function toFormerMember(row: RecordRow): FormerMember {
  return {
    staffId: row.staff_id,
    name: row.name,
    role: row.role,
    outcome: row.outcome,
    isEligible: row.eligible_for_rehire,
    hasReturned: row.returned,
  };
}

/** Brings chosen people back and returns the result for each. @throws DataError */
export async function rehire(
  seasonId: string,
  staffIds: readonly string[],
  beyondPositions: boolean,
  reason: string,
): Promise<RehireOutcome[]> {
  const rows = await asking('No one was rehired. Check your connection and try again.')((db) =>
    db.rpc('rehire_chosen_staff', {
      season_id_param: seasonId,
      staff_ids_param: [...staffIds],
      beyond_positions_param: beyondPositions,
      ...(reason.trim() && { reason_param: reason.trim() }),
    }),
  );
  return rows.map(({ staff_id: staffId, name, role, outcome, status }) => ({
    staffId,
    name,
    role,
    outcome: outcome as RehireOutcome['outcome'],
    status,
  }));
}
