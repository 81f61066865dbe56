import { useQuery, useQueryClient } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';

const COLUMNS = 'id, state, minimum_wage, minimum_wage_reason, version';
const FAILED = 'Failed to fetch the minimum wage';

/** What a club has set about its minimum wage. */
export interface WageRow {
  id: string;
  /** Two letters; null where the address of the club names the state. */
  state: string | null;
  /** US dollars an hour; null where state and nation set it. */
  minimum_wage: number | null;
  minimum_wage_reason: string | null;
  version: number;
}

/** The minimum wage that holds for the club today. */
export interface HeldWage {
  wage: number;
  basis: string;
  source: string;
  /** Null where neither the settings nor the address name one. */
  state_name: string | null;
  /** The day from which the state's holds; null where the state is not known. */
  valid_from: string | null;
}

const keyOf = (clubId: string) => ['settings', 'minimum wage', clubId];

/** Throws a DataError. */
export async function readWage(clubId: string): Promise<WageRow> {
  return asking(FAILED)((db) => db.from('club_labor_rules').select(COLUMNS).eq('club_id', clubId).single());
}

/** Writes over one version of the club's wage. Throws a DataError; PT409 when the club has a later version. */
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

/** Has the wage that holds read again. */
export function useReadWageAgain(clubId: string) {
  const cache = useQueryClient();
  return () => void cache.invalidateQueries({ queryKey: keyOf(clubId) });
}
