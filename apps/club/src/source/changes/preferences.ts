import { asking } from '@platform/module-kit/screens';
import { NOT_SAVED, PREFERENCE_COLUMNS, type PreferenceRow } from '../rows/preference';
import { memberChange } from './memberChange';

/** Saves over one version of a preference, or adds its row. PT409 or 23505 for a conflict. */
export const savePreference = memberChange({
  waits: 'own-form',
  async send({ userId }, { version, ...row }: PreferenceRow): Promise<PreferenceRow> {
    const saved = await asking(NOT_SAVED)((db) => {
      const table = db.from('notification_preferences');
      const write =
        version === 0
          ? table.insert({ user_id: userId, ...row })
          : table
              .update({ ...row, version })
              .eq('user_id', userId)
              .eq('kind', row.kind);
      return write.select(PREFERENCE_COLUMNS).single();
    });
    return { ...saved, kind: row.kind };
  },
});
