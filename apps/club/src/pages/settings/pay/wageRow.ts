import { useQuery, useQueryClient } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';

const COLUMNS = 'id, state, minimum_wage, minimum_wage_reason, version';
const FAILED = 'Failed to fetch the minimum wage';

/** The club's minimum wage settings. */
export interface WageRow {
  id: string;
  /** Two letters; null if the club's address names the state. */
  state: string | null;
  /** US dollars an hour; null if the state or federal minimum applies. */
  minimum_wage: number | null;
  minimum_wage_reason: string | null;
  version: number;
}

/** The minimum wage that applies to the club today. */
export interface HeldWage {
  wage: number;
  basis: string;
  source: string;
  /** Null if neither the settings nor the address name a state. */
  state_name: string | null;
  /** The day from which the state's minimum applies; null if the state is unknown. */
  valid_from: string | null;
}

const keyOf = (clubId: string) => ['settings', 'minimum wage', clubId];

/** @throws DataError */
export async function readWage(clubId: string): Promise<WageRow> {
  return asking(FAILED)((db) => db.from('club_labor_rules').select(COLUMNS).eq('club_id', clubId).single());
}

/** Saves over one version of the club's wage. @throws DataError; PT409 if the club has a newer version */
export async function saveWage(id: string, change: Omit<WageRow, 'id' | 'version'>, version: number): Promise<WageRow> {
  return asking('The minimum wage was not saved. Check your connection and try again.')((db) =>
    db
      .from('club_labor_rules')
      .update({ ...change, version })
      .eq('id', id)
      .select(COLUMNS)
      .single(),
  );
}

export function useWage(clubId: string) {
  return useQuery({
    queryKey: keyOf(clubId),
    queryFn: async (): Promise<{ row: WageRow; held: HeldWage }> => {
      const [row, held] = await Promise.all([
        readWage(clubId),
        asking(FAILED)((db) => db.rpc('minimum_wage', { club_id_param: clubId }).single()),
      ]);
      return { row, held };
    },
  });
}

/** Refetches the wage that applies. */
export function useReadWageAgain(clubId: string) {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: keyOf(clubId) });
}
