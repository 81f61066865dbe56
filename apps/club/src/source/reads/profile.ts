import { asking } from '@platform/module-kit/screens';
import { PROFILE_COLUMNS, type ProfileRow } from '../rows/profile';

/** @throws DataError */
export const readProfile = (userId: string): Promise<ProfileRow> =>
  asking('Failed to fetch your profile')((db) =>
    db.from('profiles').select(PROFILE_COLUMNS).eq('user_id', userId).single(),
  );
