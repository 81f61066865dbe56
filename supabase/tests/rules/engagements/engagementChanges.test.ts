import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';

const database = databaseOfEachTest(registerModules);

const { visitor, firm, pineAdmin, pineManager, pineStaff, lakeAdmin, newClient } = people;

interface Change {
  clubId?: string;
  moduleId?: string;
  kind: string;
  channel?: string;
  release?: string;
  /** A PostgreSQL interval from now; at once without one. */
  after?: string;
  reason?: string | null;
  expectedVersion?: number;
  /** The digest of the consequences that were read. */
  read?: unknown;
}

function change(caller: Caller, { clubId = LAKESIDE, moduleId = 'training', ...change }: Change) {
  return database.as(
    caller,
    'select public.change_engagement($1, $2, $3, $4, $5, $6, now() + $7::interval, $8, $9) as id',
    [
      clubId,
      moduleId,
      change.kind,
      change.reason === undefined ? 'As agreed by phone.' : change.reason,
      change.channel ?? null,
      change.release ?? null,
      change.after ?? null,
      change.expectedVersion ?? null,
      change.read ?? null,
    ],
  );
}

async function changed(wanted: Change): Promise<string> {
  const outcome = await change(firm, wanted);
  if (outcome.kind === 'refused') throw new Error(`${outcome.code} ${outcome.message}`);
  return String(outcome.rows[0]?.id);
}

const engagementOf = (clubId = LAKESIDE, moduleId = 'training') =>
  database.owner('select channel, pinned_version from public.club_modules where club_id = $1 and module_id = $2', [
    clubId,
    moduleId,
  ]);
const waiting = () =>
  database.owner(`select kind from public.engagement_changes
    where applied_at is null and cancelled_at is null and failure is null`);
const record = () =>
  database.owner(`select action, actor, change_id from public.engagement_events order by id desc limit 1`);
const makeDue = () => readAs(database, service, 'select public.make_due_engagement_changes() as made');
/** Lets the planned moments pass. */
const pass = () =>
  database.owner(
    `update public.engagement_changes set effective_at = now() - interval '1 second' where applied_at is null`,
  );

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
  ['the own administrator', lakeAdmin],
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

describe('for a future moment', () => {
  test('nothing changes before, then the clock makes the change once, in the name of the person who asked', async () => {
    const id = await changed({ kind: 'on', after: '1 day', channel: 'staging' });
    expect(await engagementOf()).toEqual([]);
    expect(await makeDue()).toEqual([{ made: 0 }]);
    await pass();
    expect(await makeDue()).toEqual([{ made: 1 }]);
    expect(await engagementOf()).toEqual([{ channel: 'staging', pinned_version: null }]);
    expect(await record()).toEqual([{ action: 'switched_on', actor: firm.userId, change_id: id }]);
    expect(await makeDue()).toEqual([{ made: 0 }]);
    expect(
      await database.owner('select count(*)::int as events from public.engagement_events where change_id = $1', [id]),
    ).toEqual([{ events: 1 }]);
  });

  test('can be canceled until then, and a second cancellation has no effect', async () => {
    const id = await changed({ kind: 'off', clubId: PINE_HOLLOW, after: '1 day' });
    const cancel = () => database.as(firm, 'select public.cancel_engagement_change($1)', [id]);
    expect(await cancel()).toMatchObject({ kind: 'done' });
    const [cancelled] = await database.owner(
      'select cancelled_at, cancelled_by from public.engagement_changes where id = $1',
      [id],
    );
    expect(cancelled).toMatchObject({ cancelled_by: firm.userId });
    expect(await cancel()).toMatchObject({ kind: 'done' });
    await pass();
    expect(await makeDue()).toEqual([{ made: 0 }]);
    expect(await engagementOf(PINE_HOLLOW)).toHaveLength(1);
  });

  test('cannot be canceled after it was made', async () => {
    const id = await changed({ kind: 'on' });
    expect(await database.as(firm, 'select public.cancel_engagement_change($1)', [id])).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: 'This change has been made already.',
    });
    expect(await engagementOf()).toHaveLength(1);
  });

  test('allows only one planned change of a module', async () => {
    await changed({ kind: 'on', after: '1 day' });
    expect(await change(firm, { kind: 'on', after: '2 days' })).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: expect.stringMatching(
        /^Another change of Training waits for this club already: it is switched on on /,
      ) as string,
      hint: 'Cancel it first, then decide again.',
    });
    await changed({ kind: 'on', after: '2 days', moduleId: 'facilities' });
    expect(await waiting()).toHaveLength(2);
  });

  test('allows no immediate change while one is planned, and allows it after that is canceled', async () => {
    const id = await changed({ kind: 'off', clubId: PINE_HOLLOW, after: '1 day' });
    expect(await change(firm, { kind: 'pin', release: '1.1.0', clubId: PINE_HOLLOW })).toMatchObject({
      kind: 'refused',
      code: 'PT409',
      message: expect.stringContaining('it is switched off on') as string,
    });
    expect(await engagementOf(PINE_HOLLOW)).toEqual([{ channel: 'production', pinned_version: null }]);
    await database.as(firm, 'select public.cancel_engagement_change($1)', [id]);
    await changed({ kind: 'pin', release: '1.1.0', clubId: PINE_HOLLOW });
    expect(await engagementOf(PINE_HOLLOW)).toEqual([{ channel: 'production', pinned_version: '1.1.0' }]);
  });

  test('does not overwrite what a club has received meanwhile when it is switched on', async () => {
    const id = await changed({ kind: 'on', after: '1 day' });
    await database.owner(
      `insert into public.club_modules (club_id, module_id, pinned_version) values ($1, 'training', '1.0.0')`,
      [LAKESIDE],
    );
    await pass();
    expect(await makeDue()).toEqual([{ made: 0 }]);
    expect(await engagementOf()).toEqual([{ channel: 'production', pinned_version: '1.0.0' }]);
    expect(await database.owner('select failure from public.engagement_changes where id = $1', [id])).toEqual([
      { failure: 'Training had been switched on meanwhile.' },
    ]);
  });

  test('tells the person who decided, and notified administrators, when a change cannot be made any more', async () => {
    await changed({ kind: 'on', after: '1 hour' });
    await changed({ kind: 'pin', release: '1.1.0', clubId: PINE_HOLLOW, after: '1 hour' });
    await database.owner(`insert into public.club_modules (club_id, module_id) values ($1, 'training')`, [LAKESIDE]);
    await database.owner(`delete from public.club_modules where club_id = $1`, [PINE_HOLLOW]);
    await database.owner('delete from public.notifications');
    await pass();
    await makeDue();
    const on = expect.stringMatching(/^Training had been switched on meanwhile\.\nIt was planned for \w+, /) as string;
    const off = expect.stringMatching(
      /^Training had been switched off meanwhile\.\nIt was planned for \w+, /,
    ) as string;
    const undone = (club: string) => `A planned change of Training for ${club} could not be made`;
    expect(await database.owner('select user_id, title, body from public.notifications order by title')).toEqual([
      { user_id: firm.userId, title: undone('Lakeside Golf & Country Club'), body: on },
      { user_id: firm.userId, title: undone('Pine Hollow Swim & Tennis Club'), body: off },
      { user_id: lakeAdmin.userId, title: 'Training was not switched on as planned', body: on },
    ]);
  });

  test('keeps the reason of a change that failed, and hinders no other', async () => {
    const pin = await changed({ kind: 'pin', release: '1.1.0', clubId: PINE_HOLLOW, after: '1 hour' });
    await changed({ kind: 'on', after: '2 hours' });
    await database.owner(`delete from public.club_modules where club_id = $1 and module_id = 'training'`, [
      PINE_HOLLOW,
    ]);
    await pass();
    expect(await makeDue()).toEqual([{ made: 1 }]);
    expect(await engagementOf()).toHaveLength(1);
    expect(await engagementOf(PINE_HOLLOW)).toEqual([]);
    expect(
      await database.owner('select failure, applied_at from public.engagement_changes where id = $1', [pin]),
    ).toEqual([{ failure: 'Training had been switched off meanwhile.', applied_at: null }]);
    expect(await makeDue()).toEqual([{ made: 0 }]);
  });

  test("tells the club's administrators when it is planned and when it is made", async () => {
    const heard = () =>
      database.owner(
        `select title, body, link from public.notifications where user_id = $1 and link = '/admin/features'
        order by title`,
        [lakeAdmin.userId],
      );
    await changed({ kind: 'on', after: '40 days', reason: 'The season begins.' });
    expect(await heard()).toEqual([
      {
        title: expect.stringMatching(/^Training will be switched on on /) as string,
        body: expect.stringMatching(
          /^The season begins\.\nIt takes effect on \w+, \w+ \d+(, \d{4})?, at \d+:\d\d [AP]M on your club's clock \(America\/Chicago\)\.$/,
        ) as string,
        link: '/admin/features',
      },
    ]);
    await pass();
    await makeDue();
    await changed({ kind: 'pin', release: '1.1.0' });
    await changed({ kind: 'off', reason: 'The season is over.' });
    expect((await heard())[0]).toMatchObject({
      body: "The season is over.\nWhat was recorded stays, and can be read in your club's exports.",
    });
    expect((await heard()).map(({ title }) => title)).toEqual([
      "Training is no longer part of your club's engagement",
      "Training is now part of your club's engagement",
      expect.stringMatching(/^Training will be/),
    ]);
    expect(
      await database.owner(`select distinct user_id from public.notifications where link = '/admin/features'`),
    ).toEqual([{ user_id: lakeAdmin.userId }]);
  });

  test('does not announce a module that has no release for the club', async () => {
    await database.owner(`delete from public.notifications`);
    await changed({ kind: 'on', moduleId: 'facilities', reason: 'Agreed for the summer.' });
    await changed({ kind: 'on', reason: 'Agreed for the summer.' });
    expect(
      await database.owner(`select title from public.notifications where user_id = $1`, [lakeAdmin.userId]),
    ).toEqual([{ title: "Training is now part of your club's engagement" }]);
  });

  describe('that is canceled after the administrators were told', () => {
    const cancel = (id: string) => readAs(database, firm, 'select public.cancel_engagement_change($1)', [id]);
    const told = (userId = pineAdmin.userId) =>
      database.owner(
        `select title, body from public.notifications where user_id = $1 and link = '/admin/features' order by title`,
        [userId],
      );
    const mailed = () =>
      database.owner(
        `select title from app.notification_mails where user_id = $1 and link = '/admin/features' order by title`,
        [pineAdmin.userId],
      );
    const announced = expect.stringMatching(/^Training will be switched off on \w+, \w+ \d+(, \d{4})?$/) as string;
    const cancelled = expect.stringMatching(
      /^Training stays on: the change on \w+, \w+ \d+(, \d{4})? is canceled$/,
    ) as string;
    let off: string;
    beforeEach(async () => {
      off = await changed({ kind: 'off', clubId: PINE_HOLLOW, after: '40 days' });
    });

    test('tells them that the module stays, and withdraws unread notices and unsent mails', async () => {
      expect(await told()).toMatchObject([{ title: announced }]);
      await cancel(off);
      expect(await told()).toEqual([
        {
          title: cancelled,
          body: expect.stringMatching(
            /^It was to be switched off on \w+, \w+ \d+(, \d{4})?, at \d+:\d\d [AP]M on your club's clock \(America\/New York\)\.$/,
          ) as string,
        },
      ]);
      expect(await mailed()).toEqual([{ title: cancelled }]);
    });

    test('keeps read notices and sent mails, and answers them once', async () => {
      await database.owner(`update public.notifications set read_at = now() where user_id = $1`, [pineAdmin.userId]);
      await database.owner('update app.notification_mails set sent_at = now()');
      await cancel(off);
      await cancel(off);
      expect(await told()).toMatchObject([{ title: cancelled }, { title: announced }]);
      expect(await mailed()).toEqual([{ title: cancelled }, { title: announced }]);
    });

    test('does not retry a mail that is at its provider when that happens', async () => {
      await database.owner('delete from app.notification_mails where user_id <> $1', [pineAdmin.userId]);
      const [mail] = await readAs(database, service, 'select claim, title from public.claim_notification_mail()');
      expect(mail?.title).toEqual(announced);
      await cancel(off);
      await readAs(database, service, `select public.settle_notification_mail($1, 'busy')`, [mail?.claim]);
      await database.owner('update app.notification_mails set due_at = now()');
      expect(await readAs(database, service, 'select title from public.claim_notification_mail()')).toEqual([
        { title: cancelled },
      ]);
      expect(await readAs(database, service, 'select title from public.claim_notification_mail()')).toEqual([]);
    });

    test('also tells a person who is no longer an administrator, and not a person who has left', async () => {
      await database.owner(`update public.profiles set role = 'user' where user_id = $1`, [pineAdmin.userId]);
      await cancel(off);
      expect(await told()).toMatchObject([{ title: cancelled }]);

      const on = await changed({ kind: 'on', after: '40 days' });
      await database.owner(`update public.profiles set club_id = null, role = 'user' where user_id = $1`, [
        lakeAdmin.userId,
      ]);
      await cancel(on);
      expect(await told(lakeAdmin.userId)).toEqual([]);
    });

    test('still tells what was planned for other modules', async () => {
      await changed({ kind: 'off', clubId: PINE_HOLLOW, moduleId: 'operations', after: '40 days' });
      await cancel(off);
      expect((await told()).map(({ title }) => title)).toEqual([
        expect.stringMatching(/^Operations will be switched off on /),
        cancelled,
      ]);
    });

    test('keeps a module off that was planned, and names its release to no one', async () => {
      const on = await changed({ kind: 'on', after: '40 days' });
      await cancel(on);
      expect(await told(lakeAdmin.userId)).toMatchObject([
        { title: expect.stringMatching(/^Training stays off: the change on .+ is canceled$/) as string },
      ]);
      const pin = await changed({
        kind: 'pin',
        moduleId: 'operations',
        clubId: PINE_HOLLOW,
        release: '1.0.0',
        after: '1 day',
      });
      await cancel(pin);
      expect(await told()).toHaveLength(1);
    });
  });

  test('lets no person move the clock', async () => {
    for (const caller of [firm, lakeAdmin, visitor]) {
      expect(await database.as(caller, 'select public.make_due_engagement_changes()')).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
  });
});

describe('what is read', () => {
  const cellsFor = async (caller: Caller) =>
    readAs(database, caller, 'select name, plan, total::int, staff_count::int, cells from public.engagement_clubs()');

  test('shows the firm every club with its modules, their health and planned changes', async () => {
    await database.owner(`insert into public.module_health_reports (module_id, release_version, club_id, outcome, phase, created_at) values
      ('training', '1.0.0', '${PINE_HOLLOW}', 'mounted', null, now()),
      ('training', '1.0.0', '${PINE_HOLLOW}', 'failed', 'load', now()),
      ('training', '1.0.0', '${PINE_HOLLOW}', 'failed', 'load', now() - interval '2 days'),
      ('training', '1.0.0', '${LAKESIDE}', 'failed', 'load', now())`);
    await changed({ kind: 'on', after: '1 day' });
    const clubs = await cellsFor(firm);
    expect(clubs.map(({ name, plan, total }) => [name, plan, total])).toEqual([
      ['Lakeside Golf & Country Club', 'manage', 2],
      ['Pine Hollow Swim & Tennis Club', 'elevate', 2],
    ]);
    expect(clubs[0]?.cells).toContainEqual(
      expect.objectContaining({
        moduleId: 'training',
        on: false,
        rowVersion: 0,
        version: null,
        waiting: expect.objectContaining({ kind: 'on' }) as object,
      }),
    );
    expect(clubs[1]).toMatchObject({ staff_count: 24 });
    expect(clubs[1]?.cells).toContainEqual(
      expect.objectContaining({
        moduleId: 'training',
        on: true,
        channel: 'production',
        version: '1.0.0',
        mounted: 1,
        failed: 1,
        waiting: null,
      }),
    );
    expect(clubs[1]?.cells).toContainEqual(
      expect.objectContaining({ moduleId: 'operations', pinnedVersion: '0.9.0', version: '0.9.0' }),
    );
  });

  test('shows the firm the rollout that a club is in, even if its channel has nothing for the module', async () => {
    await database.owner(
      `update public.module_channels set candidate = '1.1.0', share = 99 where module_id = 'training' and channel = 'production'`,
    );
    await database.owner(
      `update public.club_modules set channel = 'preview/nothing' where club_id = $1 and module_id = 'training'`,
      [PINE_HOLLOW],
    );
    expect((await cellsFor(firm))[1]?.cells).toContainEqual(
      expect.objectContaining({
        moduleId: 'training',
        channel: 'preview/nothing',
        version: '1.1.0',
        rollout: { candidate: '1.1.0', share: 99, paused: false },
      }),
    );
  });

  test('reports the health of the release that a club has: of the candidate, if it is in the rollout', async () => {
    await database.owner(
      `update public.module_channels set candidate = '1.1.0', share = 99 where module_id = 'training' and channel = 'production'`,
    );
    await database.owner(`insert into public.module_health_reports (module_id, release_version, club_id, outcome, phase) values
      ('training', '1.0.0', '${PINE_HOLLOW}', 'mounted', null),
      ('training', '1.0.0', '${PINE_HOLLOW}', 'mounted', null),
      ('training', '1.1.0', '${PINE_HOLLOW}', 'failed', 'mount')`);
    const trainingOf = async () => {
      const cells = (await cellsFor(firm))[1]?.cells as { moduleId: string }[] | undefined;
      return cells?.find(({ moduleId }) => moduleId === 'training');
    };
    expect(await trainingOf()).toMatchObject({ version: '1.1.0', mounted: 0, failed: 1 });
    await database.owner(
      `update public.module_channels set paused = true where module_id = 'training' and channel = 'production'`,
    );
    expect(await trainingOf()).toMatchObject({ version: '1.0.0', mounted: 2, failed: 0 });
  });

  test('shows an administrator only the own club', async () => {
    expect((await cellsFor(lakeAdmin)).map(({ name, total }) => [name, total])).toEqual([
      ['Lakeside Golf & Country Club', 1],
    ]);
    for (const caller of [pineManager, pineStaff, newClient, visitor]) {
      expect(await database.as(caller, 'select * from public.engagement_clubs()')).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
      expect(await database.as(caller, 'select * from public.engagement_modules()')).toMatchObject({
        kind: 'refused',
        code: '42501',
      });
    }
    expect(await database.as(lakeAdmin, 'select * from public.engagement_history($1)', [PINE_HOLLOW])).toMatchObject({
      kind: 'refused',
      code: 'PT404',
    });
  });

  test('finds clubs by any part of their name, a page at a time', async () => {
    const found = (search: string, limit: number, offset: number) =>
      readAs(database, firm, 'select name, total::int from public.engagement_clubs($1, $2, $3)', [
        search,
        limit,
        offset,
      ]);
    expect(await found('HOLLOW', 25, 0)).toEqual([{ name: 'Pine Hollow Swim & Tennis Club', total: 1 }]);
    expect(await found('100% _', 25, 0)).toEqual([]);
    expect(await found('', 1, 1)).toEqual([{ name: 'Pine Hollow Swim & Tennis Club', total: 2 }]);
    expect(await database.as(firm, `select * from public.engagement_clubs('', 101, 0)`)).toMatchObject({
      kind: 'refused',
      code: '22023',
    });
  });

  test("reads one club by its id, whatever the names of others, and never another person's club", async () => {
    const byId = (caller: Caller, clubId: string) =>
      readAs(database, caller, 'select name, total::int from public.engagement_clubs(club_id_param => $1)', [clubId]);
    expect(await byId(firm, LAKESIDE)).toEqual([{ name: 'Lakeside Golf & Country Club', total: 1 }]);
    expect(await byId(lakeAdmin, PINE_HOLLOW)).toEqual([]);
  });

  test('lists the modules of engagements, including those without a release', async () => {
    expect(await readAs(database, firm, 'select title, production_version from public.engagement_modules()')).toEqual([
      { title: 'ClubFuture', production_version: null },
      { title: 'Facilities', production_version: null },
      { title: 'Operations', production_version: '1.0.0' },
      { title: 'Post-Season', production_version: null },
      { title: 'Pre-Season', production_version: null },
      { title: 'Recruitment', production_version: null },
      { title: 'Training', production_version: '1.0.0' },
    ]);
  });

  test('lists what was planned, canceled and made, with the person and the reason, also for the club', async () => {
    const id = await changed({ kind: 'on', after: '1 day', reason: 'The season begins.' });
    await database.as(firm, 'select public.cancel_engagement_change($1)', [id]);
    await changed({ kind: 'on', reason: 'They want it now.' });
    for (const caller of [firm, lakeAdmin]) {
      expect(
        await readAs(
          database,
          caller,
          `select action, module_title, person, reason from public.engagement_history($1, 'training') order by action`,
          [LAKESIDE],
        ),
      ).toEqual([
        { action: 'cancelled', module_title: 'Training', person: 'Dana Whitfield', reason: 'The season begins.' },
        { action: 'switched_on', module_title: 'Training', person: 'Dana Whitfield', reason: 'They want it now.' },
      ]);
    }
  });

  test('keeps who planned a change, and when, after it was made, canceled or failed', async () => {
    const history = () =>
      readAs(
        database,
        firm,
        `select action, person, decided_by, effective_at - decided_at = interval '2 days' as ahead,
          happened_at > effective_at as late, reason
        from public.engagement_history($1, 'training')`,
        [LAKESIDE],
      );
    /** Two days later, as the clock and the history see it. */
    const wait = () =>
      database.owner(`update public.engagement_changes set created_at = created_at - interval '50 hours',
        effective_at = effective_at - interval '50 hours' where applied_at is null`);
    await changed({ kind: 'on', after: '2 days' });
    expect(await history()).toMatchObject([{ action: 'planned', decided_by: 'Dana Whitfield', ahead: true }]);
    await wait();
    await makeDue();
    const made = {
      action: 'switched_on',
      person: null,
      decided_by: 'Dana Whitfield',
      ahead: true,
      late: true,
      reason: 'As agreed by phone.',
    };
    expect(await history()).toEqual([made]);

    const off = await changed({ kind: 'off', after: '2 days' });
    await database.owner('update public.engagement_changes set requested_by = $2 where id = $1', [
      off,
      pineAdmin.userId,
    ]);
    await readAs(database, firm, 'select public.cancel_engagement_change($1)', [off]);
    expect(await history()).toContainEqual(
      expect.objectContaining({
        action: 'cancelled',
        person: 'Dana Whitfield',
        decided_by: 'Marcus Bell',
        ahead: true,
      }),
    );

    await changed({ kind: 'pin', release: '1.1.0', after: '2 days' });
    await database.owner('delete from public.club_modules where club_id = $1', [LAKESIDE]);
    await wait();
    await makeDue();
    expect(await history()).toContainEqual(
      expect.objectContaining({ action: 'failed', person: null, decided_by: 'Dana Whitfield', ahead: true }),
    );
  });

  test('gives an immediate change only one moment', async () => {
    await changed({ kind: 'on' });
    expect(
      await readAs(
        database,
        firm,
        `select person, decided_at, decided_by, effective_at, reason from public.engagement_history($1, 'training')`,
        [LAKESIDE],
      ),
    ).toEqual([
      {
        person: 'Dana Whitfield',
        decided_at: null,
        decided_by: null,
        effective_at: null,
        reason: 'As agreed by phone.',
      },
    ]);
  });
});
