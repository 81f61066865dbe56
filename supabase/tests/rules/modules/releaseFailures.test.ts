import { databaseOfEachTest } from '../support/databaseOfEachTest';
import { people, service, type Caller } from '../support/people';
import { readAs } from '../support/readAs';
import { registerModules } from '../support/registerModules';

const database = databaseOfEachTest(registerModules);
const { firm, pineAdmin, pineStaff, visitor } = people;

const failed = { moduleId: 'training', version: '1.0.0', outcome: 'failed', phase: 'render', durationMs: 10 };
const report = (caller: Caller, reports: object[]) =>
  database.as(caller, 'select public.report_module_health($1)', [JSON.stringify(reports)]);
const stored = () =>
  database.owner('select message, stack, froze from public.module_health_reports order by id desc limit 1');

test.each([
  ['TypeError: lanes is undefined', 'TypeError: lanes is undefined'],
  ['  two\n lines ', 'two lines'],
  [`Unexpected token 'J', "Jane Doe, b"... is not valid JSON`, `Unexpected token 'J', "…"... is not valid JSON`],
  ['No account of jane.doe@pinehollow.test', 'No account of …'],
  ['training@1.1.0 is not there', 'training@1.1.0 is not there'],
  ['GET /staff?name=Jane failed', 'GET /staff?… failed'],
  ['No row a5a2e5b4-1111-4222-8333-abcdefabcdef, call (555) 123-4567', 'No row …, call (…'],
  ['x'.repeat(900), 'x'.repeat(300)],
  ['', null],
])('keeps only what is not personal of the message %j', async (message, kept) => {
  expect(await report(pineStaff, [{ ...failed, message }])).toMatchObject({ kind: 'done' });
  expect(await stored()).toMatchObject([{ message: kept }]);
});

test('keeps the first eight frames of a stack and nothing else', async () => {
  const stack = [
    'Error: Jane Doe',
    'draw module.js:1:20',
    ...Array.from({ length: 9 }, () => ' shell/main.js:1:3'),
    'x y z',
  ];
  await report(pineStaff, [{ ...failed, stack: stack.join('\n') }]);
  expect(await stored()).toEqual([
    {
      message: null,
      froze: false,
      stack: ['draw module.js:1:20', ...Array.from({ length: 7 }, () => ' shell/main.js:1:3')].join('\n'),
    },
  ]);
});

test.each([
  [{ message: 7 }, 'Report 1 has a message or a stack that is not a text.'],
  [{ froze: 'yes' }, 'Report 1 has a froze that is not true or false.'],
  [{ outcome: 'mounted', phase: undefined, message: 'boom' }, 'Report 1 explains a failure, and none is reported.'],
])('refuses %j', async (part, message) => {
  expect(await report(pineStaff, [{ ...failed, ...part }])).toMatchObject({ kind: 'refused', message });
});

test('shows why releases fail, by source lines, only to the firm and its tools', async () => {
  await readAs(
    database,
    service,
    `select public.record_release_sources('training', '1.0.0', 'first.js', $1, '{10000000,10000100,20000005}', '{1,2,2}', '{3,40,50}')`,
    [['apps/training/src/Page.tsx', 'libs/ui/src/Card.tsx']],
  );
  const stack = ' first.js:1:100\ndraw first.js:1:101\nrun first.js:2:99\n other.js:1:1';
  await report(pineStaff, [{ ...failed, message: 'boom', stack }]);
  await report(pineAdmin, [{ ...failed, message: 'boom', stack }]);
  await report(pineAdmin, [{ ...failed, message: 'once' }]);
  const read = (caller: Caller) =>
    database.as(caller, `select message, stack, reports, clubs from public.release_failures('training')`);
  const rows = [
    {
      message: 'boom',
      stack: 'apps/training/src/Page.tsx:3\ndraw libs/ui/src/Card.tsx:40\nrun libs/ui/src/Card.tsx:50\nother.js:1:1',
      reports: 2,
      clubs: 1,
    },
    { message: 'once', stack: null, reports: 1, clubs: 1 },
  ];
  for (const caller of [firm, service]) expect(await read(caller)).toMatchObject({ rows });
  for (const caller of [visitor, pineAdmin, pineStaff]) {
    expect(await read(caller)).toMatchObject({ kind: 'refused', code: '42501' });
    expect(await database.as(caller, 'select * from app.release_sources')).toMatchObject({ code: '42501' });
  }
  expect(await database.as(firm, 'select * from app.release_sources')).toMatchObject({ code: '42501' });
});

test('lets only tools record where files come from, once', async () => {
  const write = (caller: Caller, line: number) =>
    database.as(
      caller,
      `select public.record_release_sources('training', '1.0.0', 'first.js', '{a.ts}', '{10000000}', '{1}', array[$1::integer])`,
      [line],
    );
  for (const caller of [visitor, pineAdmin, firm]) expect(await write(caller, 1)).toMatchObject({ code: '42501' });
  await write(service, 1);
  await write(service, 2);
  expect(await database.owner('select source_lines from app.release_sources')).toEqual([{ source_lines: [1] }]);
});
