import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, PINE_HOLLOW, service } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';
import { engagementCalls } from './engagementCalls';

const database = databaseOfEachTest(registerModules);
const { change, changed, engagementOf, waiting, record, makeDue, pass } = engagementCalls(database);

const { visitor, firm, pineAdmin, lakeAdmin } = people;

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

    test('tells them that the module stays, and withdraws unread notices and unsent emails', async () => {
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

    test('keeps read notices and sent emails, and answers them once', async () => {
      await database.owner(`update public.notifications set read_at = now() where user_id = $1`, [pineAdmin.userId]);
      await database.owner('update app.notification_mails set sent_at = now()');
      await cancel(off);
      await cancel(off);
      expect(await told()).toMatchObject([{ title: cancelled }, { title: announced }]);
      expect(await mailed()).toEqual([{ title: cancelled }, { title: announced }]);
    });

    test('does not retry an email that is at its provider when that happens', async () => {
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
