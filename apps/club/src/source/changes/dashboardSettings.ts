import { DataError } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import { isSameArrangement, readArrangement, writeArrangement, type Arrangement } from '../../rules/arrangement';
import { readDashboardSettings } from '../reads/dashboardSettings';
import { SETTINGS_COLUMNS, type SavedSettings, type Saving } from '../rows/dashboardSettings';
import { memberChange } from './memberChange';
import { ARRANGEMENT_NOT_SAVED } from '../failures';

/** The version has changed; the row already exists; the row no longer exists. */
const CONFLICTS = ['PT409', '23505', 'PGRST116'];

/**
 * Saves an arrangement over the row that it is based on. Returns a conflict as one of two results.
 * `base` is the row when the person started to arrange, null without one.
 */
export const saveArrangement = memberChange({
  waits: 'own-form',
  async send({ userId }, arrangement: Arrangement, base: SavedSettings | null): Promise<Saving> {
    const values = writeArrangement(arrangement, base);
    try {
      const settings: SavedSettings = await asking(ARRANGEMENT_NOT_SAVED)((db) => {
        const table = db.from('user_dashboard_settings');
        const request = base
          ? table.update({ ...values, version: base.version }).eq('user_id', userId)
          : table.insert({ ...values, user_id: userId });
        return request.select(SETTINGS_COLUMNS).single();
      });
      return { kind: 'saved', settings };
    } catch (error) {
      if (!(error instanceof DataError && CONFLICTS.includes(error.code))) throw error;
      return judgeConflict(arrangement, await readDashboardSettings(userId));
    }
  },
});

/** The stored arrangement may be the same: the answer of an earlier try was lost, or both browsers agree. */
function judgeConflict(mine: Arrangement, theirs: SavedSettings | null): Saving {
  const agreed = theirs && isSameArrangement(readArrangement(theirs), mine);
  return agreed ? { kind: 'saved', settings: theirs } : { kind: 'conflict', theirs };
}
