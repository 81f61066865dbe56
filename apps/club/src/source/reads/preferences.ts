import { DataError } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import {
  NOT_SAVED,
  PREFERENCE_COLUMNS,
  preferenceKinds,
  type PreferenceKind,
  type PreferenceRow,
} from '../rows/preference';
import { NOTIFICATION_PREFERENCES_FAILED } from '../failures';

/** How a person is notified of each kind of news. @throws DataError */
export async function listPreferences(userId: string): Promise<PreferenceRow[]> {
  const rows = await asking(NOTIFICATION_PREFERENCES_FAILED)((db) =>
    db.from('notification_preferences').select(PREFERENCE_COLUMNS).eq('user_id', userId),
  );
  return preferenceKinds.map(({ kind }) => {
    const row = rows.find((saved) => saved.kind === kind);
    // The table's defaults: both channels, at once, 30 days ahead.
    return row ? { ...row, kind } : { kind, channel: 'both', digest: 'immediately', lead_days: 30, version: 0 };
  });
}

/** @throws DataError */
export async function readPreference(userId: string, kind: PreferenceKind): Promise<PreferenceRow> {
  const row = (await listPreferences(userId)).find((own) => own.kind === kind);
  if (!row) throw new DataError(NOT_SAVED, '', 404);
  return row;
}
