import { asking } from '@platform/module-kit/screens';

const COLUMNS = 'display_name, version';

/** What people set about themselves. */
export interface ProfileRow {
  display_name: string | null;
  version: number;
}

/** @throws DataError */
export async function readProfile(userId: string): Promise<ProfileRow> {
  return asking('Failed to fetch your profile')((db) =>
    db.from('profiles').select(COLUMNS).eq('user_id', userId).single(),
  );
}

/** Saves over one version of the profile. @throws DataError; PT409 if the profile has a newer version */
export async function saveProfile(userId: string, displayName: string, version: number): Promise<ProfileRow> {
  return asking('Your profile was not saved. Check your connection and try again.')((db) =>
    db.from('profiles').update({ display_name: displayName, version }).eq('user_id', userId).select(COLUMNS).single(),
  );
}
