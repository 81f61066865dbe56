import { asking } from '@platform/module-kit/screens';
import { WAGE_COLUMNS, type WageRow } from '../rows/wage';
import { memberChange } from './memberChange';

/** Saves over one version of the club's minimum wage. PT409 if the club has a newer version. */
export const saveWage = memberChange({
  waits: 'own-form',
  send: (_member, id: string, change: Omit<WageRow, 'id' | 'version'>, version: number): Promise<WageRow> =>
    asking('The minimum wage was not saved. Check your connection and try again.')((db) =>
      db
        .from('club_labor_rules')
        .update({ ...change, version })
        .eq('id', id)
        .select(WAGE_COLUMNS)
        .single(),
    ),
});
