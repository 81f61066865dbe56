import { DataError } from '@platform/module-kit';
import { asking } from '@platform/module-kit/screens';
import { type Role } from '@platform/session';
import { aRole } from '../../roles/roleWords';
import type { Person } from '../people/person';
import { readPerson } from './readPerson';

export const ROLE_FAILED = 'Failed to update user role';

/**
 * Gives a person another role.
 * @throws DataError; if another administrator has changed the person meanwhile, it names their current role
 */
export async function changeRole({ userId, version }: Person, role: Role): Promise<void> {
  const changed = await asking(ROLE_FAILED)((db) =>
    db.from('profiles').update({ role, version }).eq('user_id', userId).select('user_id'),
  ).catch(async (refusal: unknown) => {
    throw refusal instanceof DataError && refusal.code === 'PT409' ? await conflictOver(userId, refusal) : refusal;
  });
  if (changed.length === 0) throw new DataError('This person is not among yours any more.', '42501', 403);
}

/** The refusal with the person's current role; the original refusal if the role cannot be read. */
async function conflictOver(userId: string, refusal: DataError): Promise<DataError> {
  const now = await readPerson(userId).catch(() => null);
  if (!now) return refusal;
  return new DataError(`Someone else changed this. ${now.name} is ${aRole(now.role)} by now.`, 'PT409', 409);
}

export const COUNT_FAILED = 'Failed to look for other administrators';

/** Looks for other administrators in a person's club. @returns 0 without any, else 1 */
export async function countOtherAdmins({ userId, club }: Person): Promise<number> {
  if (!club) return 0;
  const others = await asking(COUNT_FAILED)((db) =>
    db.from('profiles').select('user_id').eq('club_id', club.id).eq('role', 'admin').neq('user_id', userId).limit(1),
  );
  return others.length;
}
