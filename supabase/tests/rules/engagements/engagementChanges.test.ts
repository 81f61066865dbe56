import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';
import { engagementCalls } from './engagementCalls';

const database = databaseOfEachTest(registerModules);
const { change, changed, engagementOf, waiting, record } = engagementCalls(database);

const { visitor, firm, pineAdmin, pineManager, pineStaff, lakeAdmin, newClient } = people;

describe('at once', () => {
  test('the firm switches a module on, pins it, lets it follow a channel and switches it off; each is recorded', async () => {
    const on = await changed({ kind: 'on' });
    expect(await engagementOf()).toEqual([{ channel: 'production', pinned_version: null }]);
    expect(await record()).toEqual([{ action: 'switched_on', actor: firm.userId, change_id: on }]);

    const pinned = await changed({ kind: 'pin', release: '1.1.0' });
    expect(await engagementOf()).toEqual([{ channel: 'production', pinned_version: '1.1.0' }]);
    expect(await record()).toEqual([{ action: 'changed', actor: firm.userId, change_id: pinned }]);

    await changed({ kind: 'follow', channel: 'staging' });
    expect(await engagementOf()).toEqual([{ channel: 'staging', pinned_version: null }]);

    const off = await changed({ kind: 'off' });
    expect(await engagementOf()).toEqual([]);
    expect(await record()).toEqual([{ action: 'switched_off', actor: firm.userId, change_id: off }]);
    expect(await waiting()).toEqual([]);
  });

  test('a module can be switched on with its release or channel', async () => {
    await changed({ kind: 'on', release: '1.1.0' });
    expect(await engagementOf()).toEqual([{ channel: 'production', pinned_version: '1.1.0' }]);
    await changed({ kind: 'off' });
    await changed({ kind: 'on', channel: 'staging' });
    expect(await engagementOf()).toEqual([{ channel: 'staging', pinned_version: null }]);
  });

  test('a module can be agreed before its first release', async () => {
    await database.owner(`insert into public.club_modules (club_id, module_id) values ($1, 'marina')`, [PINE_HOLLOW]);
    await changed({ kind: 'on', moduleId: 'marina' });
    expect(await engagementOf(LAKESIDE, 'marina')).toHaveLength(1);
  });

  test('an unknown module is refused, and appears in no list', async () => {
    expect(await change(firm, { kind: 'on', moduleId: 'nomodule' })).toMatchObject({
      kind: 'refused',
      code: 'PT404',
      message: 'There is no module "nomodule".',
    });
    expect(await engagementOf(LAKESIDE, 'nomodule')).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test.each([
    ['off what is off', { kind: 'off' }, 'PT409', 'Training is switched off for Lakeside Golf & Country Club already.'],
    [
      'pinned what is off',
      { kind: 'pin', release: '1.1.0' },
      'PT409',
      'Training is not switched on for Lakeside Golf & Country Club.',
    ],
    [
      'on what is on',
      { kind: 'on', clubId: PINE_HOLLOW },
      'PT409',
      'Training is switched on for Pine Hollow Swim & Tennis Club already.',
    ],
    [
      'to the channel that it follows',
      { kind: 'follow', channel: 'production', clubId: PINE_HOLLOW },
      'PT409',
      'Training is following production for Pine Hollow Swim & Tennis Club already.',
    ],
    [
      'to a release that does not exist',
      { kind: 'pin', release: '6.6.6', clubId: PINE_HOLLOW },
      'PT404',
      'There is no release 6.6.6 of training.',
    ],
    ['with a reason of marks', { kind: 'on', reason: '…' }, '22023', 'The reason needs a letter or a digit.'],
    ['without a reason', { kind: 'on', reason: '  ' }, '22023', 'The reason needs 1 to 500 characters.'],
    [
      'for a club that does not exist',
      { kind: 'on', clubId: '30000000-0000-4000-8000-000000000001' },
      'PT404',
      'There is no such club.',
    ],
    [
      'after more than two years',
      { kind: 'on', after: '3 years' },
      '22023',
      'A change is planned for two years ahead at most.',
    ],
    [
      'sideways',
      { kind: 'sideways' },
      '22023',
      'A module is switched on or off, follows a channel or is pinned to a release.',
    ],
    [
      'to a channel and a release at once',
      { kind: 'on', channel: 'staging', release: '1.1.0' },
      '22023',
      'A module follows one channel or is pinned to one release, and what is switched off does neither.',
    ],
    [
      'to a channel that does not exist',
      { kind: 'on', channel: 'nowhere' },
      '22023',
      'A channel is production, staging or a preview, such as preview/pr-42.',
    ],
  ])('nothing is switched %s', async (_what, wanted, code, message) => {
    const before = await database.owner('select * from public.club_modules order by club_id, module_id');
    expect(await change(firm, wanted)).toMatchObject({
      kind: 'refused',
      code,
      message: expect.stringContaining(message) as string,
    });
    expect(await database.owner('select * from public.club_modules order by club_id, module_id')).toEqual(before);
    expect(await waiting()).toEqual([]);
  });

  test('the server refuses a decision when its consequences have changed', async () => {
    const read = async () => {
      const [row] = await readAs(
        database,
        firm,
        `select public.engagement_consequences($1, 'training', 'on') ->> 'digest' as digest`,
        [LAKESIDE],
      );
      return row?.digest;
    };
    const before = await read();
    await database.owner(`select public.promote_release('training', '1.1.0', 'production', 'ready', 'ci', null, true)`);
    expect(await change(firm, { kind: 'on', read: before })).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'Something changed meanwhile. Read what it means now, and confirm again.',
    });
    expect(await engagementOf()).toEqual([]);
    expect(await waiting()).toEqual([]);

    const now = await read();
    expect(now).not.toBe(before);
    // A person who leaves the club changes nothing about what the module means for it.
    await database.owner(`update public.profiles set club_id = null, role = 'user' where user_id = $1`, [
      lakeAdmin.userId,
    ]);
    expect(await change(firm, { kind: 'on', read: now })).toMatchObject({ kind: 'done' });
    expect(await engagementOf()).toHaveLength(1);
  });

  test('refuses a decision that was based on an outdated state', async () => {
    expect(await change(firm, { kind: 'on', expectedVersion: 3 })).toMatchObject({ kind: 'refused', code: 'PT409' });
    expect(await engagementOf()).toEqual([]);
    await changed({ kind: 'on', expectedVersion: 0 });
    await changed({ kind: 'pin', release: '1.1.0', expectedVersion: 1 });
    expect(await change(firm, { kind: 'off', expectedVersion: 1 })).toMatchObject({ kind: 'refused', code: 'PT409' });
    expect(await engagementOf()).toEqual([{ channel: 'production', pinned_version: '1.1.0' }]);
  });
});

test.each([
  ['a visitor', visitor],
  ['someone without a club', newClient],
  ['staff', pineStaff],
  ['a manager', pineManager],
  ['their own administrator', lakeAdmin],
  ['the administrator of another club', pineAdmin],
  ['the service key', service],
])('%s changes no engagement, sees no consequences and cancels nothing', async (_who, caller) => {
  const id = await changed({ kind: 'on', after: '1 day' });
  expect(await change(caller, { kind: 'on' })).toMatchObject({ kind: 'refused', code: '42501' });
  for (const [sql, values] of [
    ['select public.cancel_engagement_change($1)', [id]],
    [`select public.engagement_consequences($1, 'training', 'on')`, [LAKESIDE]],
  ] as const) {
    expect(await database.as(caller, sql, [...values])).toMatchObject({ kind: 'refused', code: '42501' });
  }
  expect(await engagementOf()).toEqual([]);
  expect(await waiting()).toEqual([{ kind: 'on' }]);
});
