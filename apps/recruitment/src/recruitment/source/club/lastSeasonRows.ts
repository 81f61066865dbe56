import { dataOf } from '@platform/module-kit';
import { byName, everyPage, PAGE } from '@platform/module-kit/screens';
import { supabase } from '@platform/session';
import type { FormerMember, LastSeason, RehireOutcome } from '../lastSeason';

const FAILED = "Failed to fetch last season's staff";

interface RecordRow {
  staff_id: string;
  name: string;
  role: string;
  outcome: FormerMember['outcome'];
  eligible_for_rehire: boolean;
  returned: boolean;
}

/** The newest season of a club that is closed, with everyone who worked it; null when there is none. Throws a DataError. */
export async function readLastSeason(clubId: string): Promise<LastSeason | null> {
  const client = await supabase();
  const [season] = await dataOf(
    client
      .from('seasons')
      .select('id, year')
      .eq('club_id', clubId)
      .not('closed_at', 'is', null)
      .order('year', { ascending: false })
      .limit(1),
    FAILED,
  );
  if (!season) return null;
  const rows = await everyPage(pagesOf(season.id));
  return { ...season, people: rows.map(toFormerMember).sort(byName) };
}

const pagesOf = (seasonId: string) => async (after: RecordRow | null) => {
  const client = await supabase();
  const all = client
    .from('staff_season_records')
    .select('staff_id, name, role, outcome, eligible_for_rehire, returned')
    .eq('season_id', seasonId);
  const rest = after === null ? all : all.gt('staff_id', after.staff_id);
  const page = rest.order('staff_id').limit(PAGE);
  // A view's columns could be null for all that its definition says.
  return dataOf(page.overrideTypes<RecordRow[], { merge: false }>(), FAILED);
};

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

/** Brings chosen people back and says for each what became of it. Throws a DataError. */
export async function rehire(
  seasonId: string,
  staffIds: readonly string[],
  beyondPositions: boolean,
  reason: string,
): Promise<RehireOutcome[]> {
  const client = await supabase();
  const rows = await dataOf(
    client.rpc('rehire_chosen_staff', {
      season_id_param: seasonId,
      staff_ids_param: [...staffIds],
      beyond_positions_param: beyondPositions,
      ...(reason.trim() && { reason_param: reason.trim() }),
    }),
    'No one was rehired. Check your connection and try again.',
  );
  return rows.map(({ staff_id: staffId, name, role, outcome, status }) => ({
    staffId,
    name,
    role,
    outcome: outcome as RehireOutcome['outcome'],
    status,
  }));
}
