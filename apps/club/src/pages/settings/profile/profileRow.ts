import { asking } from '@platform/module-kit/screens';

const COLUMNS = 'display_name, version';

/** What a person sets about themselves. */
export interface ProfileRow {
  display_name: string | null;
  version: number;
}

/** Throws a DataError. */
export async function readProfile(userId: string): Promise<ProfileRow> {
  return asking('Failed to fetch your profile')((db) =>
    db.from('profiles').select(COLUMNS).eq('user_id', userId).single(),
  );
}

/** Writes over one version of the profile. Throws a DataError; PT409 when the version is no longer the profile's. */
export async function saveProfile(userId: string, displayName: string, version: number): Promise<ProfileRow> {
  return asking('Your profile was not saved. Check your connection and try again.')((db) =>
    db.from('profiles').update({ display_name: displayName, version }).eq('user_id', userId).select(COLUMNS).single(),
  );
}
