import { asking } from '@platform/module-kit/screens';
import { failures } from '../failures';
import type { SeasonWorked } from '../rows/staffMember';

interface SeasonRow {
  id: string;
  year: string;
  role: string;
  outcome: 'finished' | 'left' | null;
  left_on: string | null;
  eligible_for_rehire: boolean;
}

/** The seasons that a person has worked, the latest first. @throws DataError */
export async function listSeasons(staffId: string): Promise<SeasonWorked[]> {
  const rows = await asking(failures.seasons)((db) =>
    db
      .from('staff_season_records')
      .select('id, year, role, outcome, left_on, eligible_for_rehire')
      .eq('staff_id', staffId)
      .order('year', { ascending: false })
      .overrideTypes<SeasonRow[], { merge: false }>(),
  );
  return rows.map(({ left_on: leftOn, eligible_for_rehire: eligibleForRehire, ...season }) => ({
    ...season,
    leftOn,
    eligibleForRehire,
  }));
}
