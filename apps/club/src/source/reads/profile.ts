import { asking } from '@platform/module-kit/screens';
import { PROFILE_COLUMNS, type ProfileRow } from '../rows/profile';
import { OWN_PROFILE_FAILED } from '../failures';

/** @throws DataError */
export const readProfile = (userId: string): Promise<ProfileRow> =>
  asking(OWN_PROFILE_FAILED)((db) => db.from('profiles').select(PROFILE_COLUMNS).eq('user_id', userId).single());
