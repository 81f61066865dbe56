import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { LAKESIDE, people, service } from '../support/people';
import { readAs } from '../support/readAs';

const database = databaseOfEachTest();

const { visitor, firm, pineAdmin, lakeAdmin } = people;

type Caller = Parameters<typeof database.as>[0];

const change = (caller: Caller, plan: string, reason: string | null = 'They asked for less.', expected?: string) =>
  database.as(caller, 'select public.change_plan($1, $2, $3, $4)', [LAKESIDE, plan, reason, expected ?? null]);
const plan = async () => (await database.owner('select plan from public.clubs where id = $1', [LAKESIDE]))[0]?.plan;
const heard = () =>
  database.owner(
    `select user_id, title, body, link from public.notifications where title like '%plan%' order by title`,
  );
const mails = () => database.owner(`select user_id, title from app.notification_mails where title like '%plan%'`);

test("tells the club's administrators the old and the new plan, why, and what they can no longer grant", async () => {
  expect(await change(firm, 'launch')).toMatchObject({ kind: 'done' });
  expect(await plan()).toBe('launch');
  const title = "Your club's plan is now Launch; it was Manage";
  expect(await heard()).toEqual([
    {
      user_id: lakeAdmin.userId,
      title,
      body:
        'They asked for less.\nYou can no longer grant: Data Export, Analytics, Board. ' +
        'People who have one of these keep it until you take it back.',
      link: '/admin/features',
    },
  ]);
  expect(await mails()).toEqual([{ user_id: lakeAdmin.userId, title }]);
});

test('also says what a larger plan adds', async () => {
  await change(firm, 'elevate', ' They grow. ');
  expect(await heard()).toMatchObject([{ body: 'They grow.\nYou can now grant: API Access, Advanced Reporting.' }]);
});

test('keeps the reason in the history, for the club and the firm, and lists only plan changes when asked', async () => {
  await database.owner(`insert into public.club_modules (club_id, module_id) values ($1, 'training')`, [LAKESIDE]);
  await change(firm, 'launch');
  for (const caller of [firm, lakeAdmin]) {
    expect(
      await readAs(
        database,
        caller,
        'select action, before, after, person, reason from public.engagement_history($1, plan_only_param => true)',
        [LAKESIDE],
      ),
    ).toEqual([
      {
        action: 'plan_changed',
        before: { plan: 'manage' },
        after: { plan: 'launch' },
        person: 'Dana Whitfield',
        reason: 'They asked for less.',
      },
    ]);
  }
});

test("does not reuse one change's reason for the next", async () => {
  await change(firm, 'launch');
  await database.as(service, `update public.clubs set plan = 'run' where id = $1`, [LAKESIDE]);
  expect(await database.owner('select reason from public.engagement_events order by id desc limit 1')).toEqual([
    { reason: null },
  ]);
});

test.each([
  ['without a reason', 'run', ' ', undefined, '22023', 'The reason needs 1 to 500 characters.'],
  ['to an unknown plan', 'platinum', 'So.', undefined, '22023', 'A plan is launch, manage, run or elevate.'],
  [
    'to the one that it is',
    'manage',
    'So.',
    undefined,
    'PT409',
    'The plan of Lakeside Golf & Country Club is Manage already.',
  ],
  [
    'over that of another person',
    'run',
    'So.',
    'launch',
    'PT409',
    'Someone else changed the plan meanwhile: it is Manage now.',
  ],
])('does not change a plan %s', async (_what, wanted, reason, expected, code, message) => {
  expect(await change(firm, wanted, reason, expected)).toMatchObject({ kind: 'refused', code, message });
  expect(await plan()).toBe('manage');
  expect(await heard()).toEqual([]);
});

test.each([
  ['a visitor', visitor],
  ['their own administrator', lakeAdmin],
  ['the administrator of another club', pineAdmin],
  ['the service key', service],
])('%s changes no plan', async (_who, caller) => {
  expect(await change(caller, 'elevate')).toMatchObject({ kind: 'refused', code: '42501' });
  expect(await plan()).toBe('manage');
});
