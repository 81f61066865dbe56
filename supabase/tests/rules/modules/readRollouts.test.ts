import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, type Caller } from '../support/people';
import { publishRelease } from '../support/signing';
import { rolloutCalls, trainingAs, trainingInTwoClubs } from './rolloutCalls';

const database = databaseOfEachTest(trainingInTwoClubs);
const { rollOut, pause, pauseAsRead, rollback, promote, history, channel } = rolloutCalls(database);
const { firm, pineAdmin } = people;

describe('a decision on a rollout that was read', () => {
  /** Since when the rollout is as it is: a minute ago, because all of a test happens in one moment. */
  const readAt = async () =>
    (
      await database.owner(
        `update public.module_channels set updated_at = now() - interval '1 minute'
         where module_id = 'training' and channel = 'production' returning updated_at::text as read`,
      )
    )[0]?.read;

  test('is valid while the rollout is unchanged', async () => {
    await rollOut('1.1.0', 50);
    expect(await pauseAsRead(true, '1.1.0', await readAt())).toMatchObject({ kind: 'done' });
    expect(await pauseAsRead(false, '1.1.0', await readAt())).toMatchObject({ kind: 'done' });
    expect(await channel()).toMatchObject({ candidate: '1.1.0', paused: false });
  });

  test('never applies to the rollout of another release', async () => {
    await publishRelease(database, await trainingAs(database, '1.2.0'));
    await rollOut('1.1.0', 50);
    const read = await readAt();
    await rollback();
    await rollOut('1.2.0', 95);
    expect(await pauseAsRead(true, '1.1.0', read)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: '1.1.0 of training is not being rolled out on production any more.',
    });
    expect(await channel()).toMatchObject({ candidate: '1.2.0', share: 95, paused: false });
    expect((await history()).map(({ action }) => action)).toEqual(['rollout', 'end_rollout', 'rollout']);
  });

  test('is not valid when the share has changed', async () => {
    await rollOut('1.1.0', 5);
    await pause(true);
    const read = await readAt();
    await rollOut('1.1.0', 99);
    for (const outcome of [
      await pauseAsRead(false, '1.1.0', read),
      await database.as(firm, `select public.end_rollout('training', 'production', '1.1.0', 'odd figures', null, $1)`, [
        read,
      ]),
    ]) {
      expect(outcome).toMatchObject({
        kind: 'refused',
        code: 'PT409',
        message: 'The rollout of training 1.1.0 was changed meanwhile: it is paused at 99 %.',
      });
    }
    expect(await channel()).toMatchObject({ candidate: '1.1.0', share: 99, paused: true });
  });
});

describe('ending a rollout by the name of its release', () => {
  const end = (candidate: string, caller: Caller = firm) =>
    database.as(caller, `select public.end_rollout('training', 'production', $1, 'odd figures') as moved`, [candidate]);

  test('removes it from every club, and keeps since when production has its release', async () => {
    const pointed = () =>
      database.owner(`select pointed_at, pointed_by from public.module_channels order by module_id, channel`);
    const before = await pointed();
    await rollOut('1.1.0', 50);
    await pause(true, firm);
    expect(await end('1.1.0')).toMatchObject({ kind: 'done' });
    expect(await channel()).toEqual({ version: '1.0.0', candidate: null, share: null, paused: false });
    expect(await history()).toMatchObject([{ action: 'rollout' }, { action: 'pause' }, { action: 'end_rollout' }]);
    expect(await pointed()).toEqual(before);
  });

  test('never withdraws a release whose rollout was finished meanwhile', async () => {
    await rollOut('1.1.0', 50);
    await promote('1.1.0');
    expect(await end('1.1.0')).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: '1.1.0 of training is not being rolled out on production any more.',
    });
    expect(await channel()).toMatchObject({ version: '1.1.0' });
  });

  test('is allowed only to the firm', async () => {
    await rollOut('1.1.0', 50);
    expect(await end('1.1.0', pineAdmin)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await channel()).toMatchObject({ candidate: '1.1.0', share: 50 });
  });
});
