import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people } from '../support/people';
import { passCheck } from '../support/passCheck';
import { publishRelease } from '../support/signing';
import { rolloutCalls, trainingAs, trainingInTwoClubs } from './rolloutCalls';

const database = databaseOfEachTest(trainingInTwoClubs);
const { rollOut, rollback, promote, trainingOf, versionOf, fallbackOf } = rolloutCalls(database);
const { visitor, lakeStaff } = people;

describe('the fallback', () => {
  test('is missing for the first release, and then the one before', async () => {
    expect(await trainingOf(visitor)).not.toHaveProperty('fallback');
    await promote('1.1.0');
    const training = await trainingOf(visitor);
    expect(training).toMatchObject({ version: '1.1.0', fallback: { version: '1.0.0', contract: '^1.0.0' } });
    expect(training?.fallback?.entry.integrity).not.toBe(training?.entry.integrity);
    await rollback();
    expect(await trainingOf(visitor)).not.toHaveProperty('fallback');
  });

  test('is the stable release for clubs in a rollout, and for a club with a pin', async () => {
    await rollOut('1.1.0', 99);
    expect([await versionOf(lakeStaff), await fallbackOf(lakeStaff)]).toEqual(['1.1.0', '1.0.0']);
    await rollback();
    await database.owner(
      `update public.club_modules set pinned_version = '1.1.0' where module_id = 'training' and club_id = $1`,
      [LAKESIDE],
    );
    expect([await versionOf(lakeStaff), await fallbackOf(lakeStaff)]).toEqual(['1.1.0', '1.0.0']);
  });

  test('is never a release that the platform withdrew, but the one before that', async () => {
    for (const version of ['1.2.0', '1.3.0']) {
      await publishRelease(database, await trainingAs(database, version));
    }
    for (const version of ['1.1.0', '1.2.0']) await passCheck(database, 'training', version);
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await promote(version);
    expect(await fallbackOf(visitor)).toBe('1.2.0');
    await database.owner(
      `insert into public.release_withdrawals (module_id, release_version, channel, failures, mounts, sources)
       values ('training', '1.2.0', 'production', 5, 5, 2)`,
    );
    expect(await fallbackOf(visitor)).toBe('1.1.0');
  });
});
