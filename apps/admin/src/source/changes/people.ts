import { DataError } from '@platform/module-kit';
import { asking, saving } from '@platform/module-kit/screens';
import type { Role } from '@platform/session';
import { aRole } from '../../roles/roleWords';
import type { Administrator } from '../adminSource';
import { readPerson } from '../reads/people';
import { GRANT_FAILED } from '../rows/feature';
import { REMOVE_FAILED, ROLE_FAILED, type Person } from '../rows/person';
import { adminChange } from './adminChange';
import { inTurn } from './inTurn';

/** Gives a person another role. If another administrator has changed the person meanwhile, names their current role. */
export const changeRole = adminChange({
  waits: 'own-form',
  async send(_administrator, { userId, version }: Pick<Person, 'userId' | 'version'>, role: Role) {
    const changed = await asking(ROLE_FAILED)((db) =>
      db.from('profiles').update({ role, version }).eq('user_id', userId).select('user_id'),
    ).catch(async (refusal: unknown) => {
      throw refusal instanceof DataError && refusal.code === 'PT409' ? await conflictOver(userId, refusal) : refusal;
    });
    if (changed.length === 0) throw new DataError('You no longer administer this person.', '42501', 403);
  },
});

/** The refusal with the person's current role; the original refusal if the role cannot be read. */
async function conflictOver(userId: string, refusal: DataError): Promise<DataError> {
  const now = await readPerson(userId).catch(() => null);
  if (!now) return refusal;
  return new DataError(`Someone else changed this. ${now.name} is now ${aRole(now.role)}.`, 'PT409', 409);
}

/** Ends a person's membership in the club. */
export const removeFromClub = adminChange({
  waits: 'row-goes',
  send: (_administrator, userId: string) =>
    saving(REMOVE_FAILED)((db) => db.rpc('remove_from_club', { user_id_param: userId })),
});

const grantsInTurn = inTurn();

/** Grants a feature to a person, or revokes it. Refused if another person has done so meanwhile. */
export const setGranted = adminChange({
  // The answer to an earlier click must not undo a later one.
  send: (_administrator: Administrator, userId: string, featureId: string, isGranted: boolean) =>
    grantsInTurn(() => (isGranted ? grant : revoke)(userId, featureId)),
  expect(known, userId, featureId, isGranted) {
    known.change('listGrants', (granted, ofUser) => {
      if (ofUser !== userId || granted.includes(featureId) === isGranted) return granted;
      return isGranted ? [...granted, featureId] : granted.filter((id) => id !== featureId);
    });
  },
});

const grant = (userId: string, featureId: string): Promise<void> =>
  saving(GRANT_FAILED)((db) => db.from('user_permissions').insert({ user_id: userId, feature_id: featureId }));

async function revoke(userId: string, featureId: string): Promise<void> {
  const gone = await asking(GRANT_FAILED)((db) =>
    db.from('user_permissions').delete().eq('user_id', userId).eq('feature_id', featureId).select('feature_id'),
  );
  if (gone.length === 0) {
    throw new DataError(
      'Someone else has already revoked it, or you cannot revoke it. This is the current state.',
      '',
      409,
    );
  }
}
