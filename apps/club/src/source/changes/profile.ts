import { asking } from '@platform/module-kit/screens';
import { PROFILE_COLUMNS, type ProfileRow } from '../rows/profile';
import { memberChange } from './memberChange';

/** Saves over one version of the person's profile. PT409 if the profile has a newer version. */
export const saveProfile = memberChange({
  waits: 'own-form',
  send: ({ userId }, displayName: string, version: number): Promise<ProfileRow> =>
    asking('Your profile was not saved. Check your connection and try again.')((db) =>
      db
        .from('profiles')
        .update({ display_name: displayName, version })
        .eq('user_id', userId)
        .select(PROFILE_COLUMNS)
        .single(),
    ),
});
