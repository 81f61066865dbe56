import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';
import type { FormerMember, LastSeason, RehireOutcome } from './recruitmentSource';

const FAILED = "Failed to fetch last season's staff";

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
  const rows = await dataOf(
    client
      .from('staff_season_records')
      .select('staff_id, name, role, outcome, eligible_for_rehire, returned')
      .eq('season_id', season.id)
      .order('name'),
    FAILED,
  );
  return {
    ...season,
    people: rows.map((row) => ({
      staffId: row.staff_id ?? '',
      name: row.name ?? '',
      role: row.role ?? '',
      outcome: row.outcome as FormerMember['outcome'],
      isEligible: row.eligible_for_rehire ?? false,
      hasReturned: row.returned ?? false,
    })),
  };
}

/** Brings chosen people back and says for each what became of it. Throws a DataError. */
export async function rehire(
  seasonId: string,
  staffIds: readonly string[],
  beyondPositions: boolean,
): Promise<RehireOutcome[]> {
  const client = await supabase();
  const rows = await dataOf(
    client.rpc('rehire_chosen_staff', {
      season_id_param: seasonId,
      staff_ids_param: [...staffIds],
      beyond_positions_param: beyondPositions,
    }),
    'Nobody was rehired. Check your connection and try again.',
  );
  return rows.map(({ staff_id: staffId, name, role, outcome }) => ({
    staffId,
    name,
    role,
    outcome: outcome as RehireOutcome['outcome'],
  }));
}
