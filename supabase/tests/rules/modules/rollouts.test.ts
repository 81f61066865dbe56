import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service } from '../support/people';
import { readAs } from '../support/readAs';
import { publishRelease } from '../support/signing';
import { rolloutCalls, trainingAs, trainingInTwoClubs } from './rolloutCalls';

const database = databaseOfEachTest(trainingInTwoClubs);
const { rollOut, pause, shrink, rollback, promote, versionOf, history, channel } = rolloutCalls(database);
const { visitor, firm, pineAdmin, pineManager, pineStaff, lakeAdmin, lakeStaff, newClient } = people;

/** How many clubs the rollout on production has reached, of how many. */
async function reach(): Promise<unknown> {
  const [row] = await readAs(
    database,
    service,
    `select clubs, reached from public.rollouts_reached() where module_id = 'training' and channel = 'production'`,
  );
  return row;
}

/** The place of a club in the rollout of training 1.1.0, from 0 to 99. */
async function placeOf(clubId: string): Promise<number> {
  const [row] = await database.owner(`select app.rollout_place('training', '1.1.0', $1) as place`, [clubId]);
  return Number(row?.place);
}

test('shows only the firm and its tools how many clubs each rollout has reached', async () => {
  const ask = 'select * from public.rollouts_reached()';
  expect(await readAs(database, firm, ask)).toEqual([]);
  await rollOut('1.1.0', 99);
  const rollouts = [{ module_id: 'training', channel: 'production', clubs: 2, reached: 2 }];
  for (const caller of [firm, service]) expect(await readAs(database, caller, ask)).toEqual(rollouts);
  expect(await database.as(pineAdmin, ask)).toMatchObject({ kind: 'refused', code: '42501' });
});

describe('a rollout', () => {
  test('reaches whole clubs by their number, and a larger share only adds clubs', async () => {
    const places = { pine: await placeOf(PINE_HOLLOW), lake: await placeOf(LAKESIDE) };
    expect(places.pine).not.toBe(places.lake);
    for (const share of [1, 25, 50, 75, 99]) {
      await rollOut('1.1.0', share);
      const pine = places.pine < share ? '1.1.0' : '1.0.0';
      const lake = places.lake < share ? '1.1.0' : '1.0.0';
      for (const person of [pineAdmin, pineManager, pineStaff]) expect(await versionOf(person)).toBe(pine);
      for (const person of [lakeAdmin, lakeStaff]) expect(await versionOf(person)).toBe(lake);
      const reached = [pine, lake].filter((version) => version === '1.1.0').length;
      expect(await reach()).toEqual({ clubs: 2, reached });
    }
  });

  test('counts the clubs of the channel, and those whose channel has nothing for the module', async () => {
    const follow = (channel: string) =>
      database.owner(`update public.club_modules set channel = $1 where club_id = $2 and module_id = 'training'`, [
        channel,
        LAKESIDE,
      ]);
    await rollOut('1.1.0', 99);
    await follow('staging');
    expect(await reach()).toEqual({ clubs: 1, reached: 1 });
    await follow('preview/nothing');
    expect(await reach()).toEqual({ clubs: 2, reached: 2 });
  });

  test('keeps the stable release for visitors, the firm and people without a club', async () => {
    await rollOut('1.1.0', 99);
    for (const person of [visitor, firm, newClient]) expect(await versionOf(person)).toBe('1.0.0');
  });

  test('gives it to the named share of a thousand clubs, starting with other clubs each time', async () => {
    const placesOf = async (candidate: string) => {
      const rows = await database.owner(
        `select app.rollout_place('training', $1, md5(club::text)::uuid) < 25 as chosen from generate_series(1, 1000) as club`,
        [candidate],
      );
      return rows.map(({ chosen }) => Boolean(chosen));
    };
    const [first, second] = [await placesOf('1.1.0'), await placesOf('1.2.0')];
    const count = first.filter(Boolean).length;
    expect(count).toBeGreaterThan(200);
    expect(count).toBeLessThan(300);
    expect(first.filter((chosen, index) => chosen && second[index]).length).toBeLessThan(count / 2);
  });

  test('does not override a pin', async () => {
    await database.owner(
      `update public.club_modules set pinned_version = '1.0.0' where module_id = 'training' and club_id = $1`,
      [PINE_HOLLOW],
    );
    await rollOut('1.1.0', 99);
    expect(await versionOf(pineStaff)).toBe('1.0.0');
    expect(await reach()).toMatchObject({ clubs: 1 });
  });

  test('gives the candidate to no one while paused; resumed, to the same clubs again', async () => {
    await rollOut('1.1.0', 99);
    const before = [await versionOf(pineStaff), await versionOf(lakeStaff)];
    expect(before).toContain('1.1.0');
    expect(await pause(true)).toMatchObject({ rows: [{ moved: { from: '1.0.0', to: '1.1.0', share: 99 } }] });
    expect([await versionOf(pineStaff), await versionOf(lakeStaff)]).toEqual(['1.0.0', '1.0.0']);
    await pause(true);
    await pause(false);
    expect([await versionOf(pineStaff), await versionOf(lakeStaff)]).toEqual(before);
    expect((await history()).map(({ action }) => action)).toEqual(['rollout', 'pause', 'resume']);
  });

  test('at 100 becomes the release of the channel, for everyone', async () => {
    await rollOut('1.1.0', 5);
    expect(await rollOut('1.1.0', 100)).toMatchObject({
      rows: [{ moved: { from: '1.0.0', to: '1.1.0', share: 100 } }],
    });
    for (const person of [visitor, firm, pineStaff, lakeStaff]) expect(await versionOf(person)).toBe('1.1.0');
    expect(await channel()).toEqual({ version: '1.1.0', candidate: null, share: null, paused: false });
    expect(await history()).toEqual([
      { action: 'rollout', from_version: '1.0.0', to_version: '1.1.0', share: 5, actor: 'ci' },
      { action: 'promote', from_version: '1.0.0', to_version: '1.1.0', share: null, actor: 'ci' },
    ]);
  });

  test('ends with a rollback, which leaves the channel unchanged', async () => {
    await rollOut('1.1.0', 99);
    await pause(true);
    expect(await rollback()).toMatchObject({ rows: [{ moved: { from: '1.1.0', to: '1.0.0', rollout: true } }] });
    expect(await channel()).toEqual({ version: '1.0.0', candidate: null, share: null, paused: false });
    expect(await versionOf(pineStaff)).toBe('1.0.0');
    expect((await history()).map(({ action }) => action)).toEqual(['rollout', 'pause', 'end_rollout']);
  });

  test('ends with a promotion of another release, and says so', async () => {
    await publishRelease(database, await trainingAs(database, '1.2.0'));
    await rollOut('1.1.0', 50);
    expect(await promote('1.2.0')).toMatchObject({ rows: [{ moved: { from: '1.0.0', to: '1.2.0', ended: '1.1.0' } }] });
    expect(await channel()).toEqual({ version: '1.2.0', candidate: null, share: null, paused: false });
    expect((await history()).map(({ action, to_version: to }) => [action, to].join(' '))).toEqual([
      'rollout 1.1.0',
      'end_rollout 1.0.0',
      'promote 1.2.0',
    ]);
  });

  test('is paused, resumed and ended by the firm under its own name', async () => {
    await rollOut('1.1.0', 5);
    for (const paused of [true, false]) expect(await pause(paused, firm)).toMatchObject({ kind: 'done' });
    expect(
      await database.as(
        firm,
        `select public.end_rollout('training', 'production', '1.1.0', 'odd figures', 'ci') as moved`,
      ),
    ).toMatchObject({ kind: 'done' });
    expect((await history()).map(({ action, actor }) => [action, actor])).toEqual([
      ['rollout', 'ci'],
      ['pause', 'Dana Whitfield'],
      ['resume', 'Dana Whitfield'],
      ['end_rollout', 'Dana Whitfield'],
    ]);
  });
});

describe('is refused, and changes nothing', () => {
  test.each([
    ['a share of nothing', '1.1.0', 0, '22023'],
    ['a share of more than all', '1.1.0', 101, '22023'],
    ['no share', '1.1.0', null, '22023'],
    ['a release that is not registered', '6.6.6', 5, 'PT404'],
    ['the release that everyone has', '1.0.0', 5, 'PT409'],
  ])('%s', async (_what, version, share, code) => {
    expect(await rollOut(version, share)).toMatchObject({ kind: 'refused', code, hint: expect.any(String) as unknown });
    expect(await channel()).toMatchObject({ candidate: null });
    expect(await history()).toEqual([]);
  });

  test('a second rollout beside the first', async () => {
    await publishRelease(database, await trainingAs(database, '1.2.0'));
    await rollOut('1.1.0', 5);
    expect(await rollOut('1.2.0', 5)).toMatchObject({ kind: 'refused', code: 'PT409' });
    expect(await channel()).toMatchObject({ candidate: '1.1.0', share: 5 });
  });

  test('a channel without a release for the other clubs', async () => {
    expect(
      await database.as(service, `select public.roll_out_release('training', '1.1.0', 'preview/pr-1', 5, 'try', 'ci')`),
    ).toMatchObject({ kind: 'refused', code: 'PT409' });
  });

  test('a smaller share, unless it is requested: then the history says so, and it needs no evidence', async () => {
    await rollOut('1.1.0', 99);
    expect(await rollOut('1.1.0', 50)).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'training 1.1.0 goes to 99 % of the clubs already: 50 % would take it from some of them.',
      hint: expect.stringContaining('--shrink') as unknown,
    });
    expect(await channel()).toMatchObject({ candidate: '1.1.0', share: 99 });
    expect(await shrink(50)).toMatchObject({ kind: 'done' });
    expect(await channel()).toMatchObject({ candidate: '1.1.0', share: 50 });
    expect(await history()).toMatchObject([
      { action: 'rollout', share: 99 },
      { action: 'shrink', share: 50 },
    ]);
  });

  test('a pause without a rollout', async () => {
    expect(await pause(true)).toMatchObject({ kind: 'refused', code: 'PT409' });
    expect(await history()).toEqual([]);
  });

  test.each([
    ['a visitor', visitor],
    ['a person without a club', newClient],
    ['staff', pineStaff],
    ['an administrator of a club', pineAdmin],
  ])('by %s', async (_who, caller) => {
    for (const outcome of [await rollOut('1.1.0', 5, caller), await pause(true, caller), await rollback(caller)]) {
      expect(outcome).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await channel()).toEqual({ version: '1.0.0', candidate: null, share: null, paused: false });
    expect(await history()).toEqual([]);
  });

  // It pauses, resumes and ends rollouts; a share of 100 would be a promotion without its evidence.
  test('by the firm, which moves no channel', async () => {
    for (const share of [5, 100]) {
      expect(await rollOut('1.1.0', share, firm)).toMatchObject({ kind: 'refused', code: '42501' });
    }
    expect(await rollback(firm)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await channel()).toEqual({ version: '1.0.0', candidate: null, share: null, paused: false });
    expect(await history()).toEqual([]);
  });
});
