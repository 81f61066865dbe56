import { dataOf } from '@platform/module-kit';
import { supabase } from '@platform/session';

const COLUMNS = 'display_name, version';

/** What a person sets about themselves. */
export interface ProfileRow {
  display_name: string | null;
  version: number;
}

/** Throws a DataError. */
export async function readProfile(userId: string): Promise<ProfileRow> {
  const client = await supabase();
  const own = client.from('profiles').select(COLUMNS).eq('user_id', userId);
  return dataOf(own.single(), 'Failed to fetch your profile');
}

/** Writes over one version of the profile. Throws a DataError; PT409 when the version is no longer the profile's. */
export async function saveProfile(userId: string, displayName: string, version: number): Promise<ProfileRow> {
  const client = await supabase();
  const own = client.from('profiles').update({ display_name: displayName, version }).eq('user_id', userId);
  return dataOf(own.select(COLUMNS).single(), 'Your profile was not saved. Check your connection and try again.');
}
