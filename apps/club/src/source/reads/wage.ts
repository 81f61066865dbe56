import { asking, MINIMUM_WAGE_FAILED } from '@platform/module-kit/screens';
import { WAGE_COLUMNS, type HeldWage, type WageRow } from '../rows/wage';

const ask = asking(MINIMUM_WAGE_FAILED);

/** The club's own minimum wage, and the one that applies. @throws DataError */
export async function readWage(clubId: string): Promise<{ row: WageRow; held: HeldWage }> {
  const [row, held] = await Promise.all([
    ask((db) => db.from('club_labor_rules').select(WAGE_COLUMNS).eq('club_id', clubId).single()),
    ask((db) => db.rpc('minimum_wage', { club_id_param: clubId }).single()),
  ]);
  return { row, held };
}
