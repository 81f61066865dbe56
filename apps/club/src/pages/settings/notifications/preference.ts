import { DataError, dataOf } from '@platform/module-kit';
import { editsClub, supabase, type Role } from '@platform/session';

/** The specified kinds of notifications. */
export const preferenceKinds = [
  {
    kind: 'email_notifications',
    label: 'Email Notifications',
    about: 'What you have to act on: requests, and certifications that expire.',
  },
  { kind: 'staff_updates', label: 'Staff Updates', about: 'Messages and news of your team.' },
  { kind: 'schedule_changes', label: 'Schedule Changes', about: 'Shifts that are published, moved or canceled.' },
] as const;

export type PreferenceKind = (typeof preferenceKinds)[number]['kind'];

/** How a person is notified of one kind of news. Version 0: the default, which the person has never changed. */
export interface PreferenceRow {
  kind: PreferenceKind;
  channel: string;
  digest: string;
  lead_days: number;
  version: number;
}

/**
 * Whether a person with this role gets early notice of a kind of news. Everyone gets it for their own certifications.
 * People who manage the club also get it for the staff's. The database's `expiring_certifications` has the same rule.
 */
export const comesAhead = (kind: PreferenceKind, role: Role): boolean =>
  kind === 'email_notifications' || (kind === 'staff_updates' && editsClub(role));

const COLUMNS = 'kind, channel, digest, lead_days, version';

/** @throws DataError */
export async function readPreferences(userId: string): Promise<PreferenceRow[]> {
  const client = await supabase();
  const own = client.from('notification_preferences').select(COLUMNS).eq('user_id', userId);
  const rows = await dataOf(own, 'Failed to fetch notification preferences');
  return preferenceKinds.map(({ kind }) => {
    const row = rows.find((saved) => saved.kind === kind);
    // The table's defaults: both channels, at once, 30 days ahead.
    return row ? { ...row, kind } : { kind, channel: 'both', digest: 'immediately', lead_days: 30, version: 0 };
  });
}

/** Saves over one version of a preference, or adds its row. @throws DataError; PT409 or 23505 for a conflict */
export async function savePreference(userId: string, { version, ...row }: PreferenceRow): Promise<PreferenceRow> {
  const table = (await supabase()).from('notification_preferences');
  const write =
    version === 0
      ? table.insert({ user_id: userId, ...row })
      : table
          .update({ ...row, version })
          .eq('user_id', userId)
          .eq('kind', row.kind);
  const saved = await dataOf(write.select(COLUMNS).single(), NOT_SAVED);
  return { ...saved, kind: row.kind };
}

/** @throws DataError */
export async function readPreference(userId: string, kind: PreferenceKind): Promise<PreferenceRow> {
  const row = (await readPreferences(userId)).find((own) => own.kind === kind);
  if (!row) throw new DataError(NOT_SAVED, '', 404);
  return row;
}

const NOT_SAVED = 'Your preference was not saved. Check your connection and try again.';
